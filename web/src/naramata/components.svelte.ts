/** The box once it is known, for drawings that can begin without it. */
import { box, type Components } from './view';

let known = $state.raw<Components | null>(null);
let asked = false;

/** What is in the box; null until the server has told. */
export function components(): Components | null {
  if (!asked) {
    asked = true;
    box().then(
      (found) => (known = found),
      () => (asked = false),
    );
  }
  return known;
}
