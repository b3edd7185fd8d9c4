/** The keyboard shortcuts of the table: keys and their commands. */

export type KeyCommand =
  | {
      do:
        | 'escape'
        | 'activate'
        | 'list'
        | 'hint'
        | 'plan'
        | 'since'
        | 'why'
        | 'detail'
        | 'undo'
        | 'redo'
        | 'primary'
        | 'text'
        | 'help'
        | 'keys'
        | 'skip';
    }
  | { do: 'region'; name: string }
  | { do: 'tab'; name: 'log' | 'chat' }
  | { do: 'next' | 'cycle'; step: 1 | -1 }
  | { do: 'move'; direction: 'left' | 'right' | 'up' | 'down' }
  | { do: 'nth'; index: number };

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const LETTERS: Record<string, KeyCommand> = {
  l: { do: 'list' },
  i: { do: 'hint' },
  v: { do: 'plan' },
  s: { do: 'since' },
  w: { do: 'why' },
  m: { do: 'detail' },
  z: { do: 'undo' },
  p: { do: 'primary' },
  t: { do: 'text' },
  h: { do: 'region', name: 'hand' },
  b: { do: 'region', name: 'board' },
  e: { do: 'region', name: 'mat' },
  o: { do: 'region', name: 'opponents' },
  g: { do: 'tab', name: 'log' },
  c: { do: 'tab', name: 'chat' },
  n: { do: 'next', step: 1 },
  r: { do: 'help' },
  '?': { do: 'keys' },
};

const NAMED_KEYS: Record<string, KeyCommand> = {
  Escape: { do: 'escape' },
  Enter: { do: 'activate' },
  ' ': { do: 'skip' },
  ArrowLeft: { do: 'move', direction: 'left' },
  ArrowRight: { do: 'move', direction: 'right' },
  ArrowUp: { do: 'move', direction: 'up' },
  ArrowDown: { do: 'move', direction: 'down' },
};

/** The command of a key. `letters`: single letters are shortcuts; `typing`: a text field has the focus. */
export function keyCommand(key: Key, letters: boolean, typing: boolean): KeyCommand | null {
  if (key.key === 'F6') return { do: 'cycle', step: key.shiftKey ? -1 : 1 };
  if (typing) return key.key === 'Escape' ? { do: 'escape' } : null;
  const lower = key.key.length === 1 ? key.key.toLowerCase() : key.key;
  if (key.altKey) return null;
  if (key.ctrlKey || key.metaKey) {
    if (lower === 'z') return { do: key.shiftKey ? 'redo' : 'undo' };
    return lower === 'y' ? { do: 'redo' } : null;
  }
  const named = NAMED_KEYS[key.key];
  if (named !== undefined) return named;
  if (/^[1-9]$/.test(lower)) return { do: 'nth', index: Number(lower) - 1 };
  if (!letters) return null;
  if (lower === 'z' && key.shiftKey) return { do: 'redo' };
  if (lower === 'n' && key.shiftKey) return { do: 'next', step: -1 };
  return LETTERS[lower] ?? null;
}

/** All shortcuts for the list of them: the keys, and the message that says what they do. */
export const SHORTCUTS: { keys: string[]; does: string }[] = [
  { keys: ['Tab', 'Enter'], does: 'keys-choose' },
  { keys: ['← ↑ → ↓'], does: 'keys-move' },
  { keys: ['N', 'Shift+N'], does: 'keys-next' },
  { keys: ['F6', 'Shift+F6'], does: 'keys-region' },
  { keys: ['L', '1–9'], does: 'keys-list' },
  { keys: ['I'], does: 'keys-hint' },
  { keys: ['V'], does: 'keys-plan' },
  { keys: ['S'], does: 'keys-since' },
  { keys: ['Esc'], does: 'keys-escape' },
  { keys: ['Z', 'Shift+Z'], does: 'keys-undo' },
  { keys: ['Space'], does: 'keys-skip' },
  { keys: ['P'], does: 'keys-primary' },
  { keys: ['W'], does: 'keys-why' },
  { keys: ['M'], does: 'keys-detail' },
  { keys: ['H', 'B', 'E', 'O'], does: 'keys-places' },
  { keys: ['G', 'C'], does: 'keys-tabs' },
  { keys: ['T'], does: 'keys-text' },
  { keys: ['R'], does: 'keys-rules' },
  { keys: ['?'], does: 'keys-this' },
];
