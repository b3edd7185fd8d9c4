/** What somebody chose last on this device, to be offered again. */
const KEY = 'cuvee-last';

export function lastChoice<T extends object>(name: string, usual: T): T {
  try {
    const kept = JSON.parse(localStorage.getItem(`${KEY}-${name}`) ?? 'null') as unknown;
    return typeof kept === 'object' && kept !== null ? { ...usual, ...kept } : usual;
  } catch {
    return usual;
  }
}

export function saveChoice(name: string, choice: object): void {
  try {
    localStorage.setItem(`${KEY}-${name}`, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
