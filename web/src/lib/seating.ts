/** Who sits at a table: names made distinct, and the seating as something to compare. */
import type { Table } from './protocol';

/** Names made distinct: the second Oak is Oak 2. */
export function distinctNames(names: string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** The seating as a string, to compare. */
export function seatingKey(table: Table): string {
  return table.seats.map(({ person, kind }) => `${kind}:${person ?? ''}`).join();
}
