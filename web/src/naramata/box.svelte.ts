/** The box once it is known, for drawings that can begin without it. */
import { box, type Box } from './view';

let known = $state.raw<Box | null>(null);
let asked = false;

/** What is in the box; null until the server has told. */
export function knownBox(): Box | null {
  if (!asked) {
    asked = true;
    box().then(
      (found) => (known = found),
      () => (asked = false),
    );
  }
  return known;
}
