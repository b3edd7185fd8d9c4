/** The last choices on this device, stored as defaults for the next time. */
const KEY = 'cuvee-last';

export function lastChoice<T extends object>(name: string, defaults: T): T {
  try {
    const stored = JSON.parse(localStorage.getItem(`${KEY}-${name}`) ?? 'null') as unknown;
    return typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults;
  }
}

export function saveChoice(name: string, choice: object): void {
  try {
    localStorage.setItem(`${KEY}-${name}`, JSON.stringify(choice));
  } catch {
    // Storage may be disabled.
  }
}
