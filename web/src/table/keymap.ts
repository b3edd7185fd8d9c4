/** Which key means what at the table; whether it may, and what comes of it, is decided elsewhere. */

export type Deed =
  | {
      do:
        | 'escape'
        | 'choose'
        | 'list'
        | 'why'
        | 'magnify'
        | 'undo'
        | 'redo'
        | 'main'
        | 'text'
        | 'help'
        | 'skip';
    }
  | { do: 'region'; name: string }
  | { do: 'tab'; name: 'log' | 'chat' }
  | { do: 'next' | 'round'; step: 1 | -1 }
  | { do: 'move'; way: 'left' | 'right' | 'up' | 'down' }
  | { do: 'nth'; index: number };

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const LETTERS: Record<string, Deed> = {
  l: { do: 'list' },
  w: { do: 'why' },
  m: { do: 'magnify' },
  z: { do: 'undo' },
  p: { do: 'main' },
  t: { do: 'text' },
  h: { do: 'region', name: 'hand' },
  b: { do: 'region', name: 'board' },
  e: { do: 'region', name: 'mat' },
  o: { do: 'region', name: 'opponents' },
  g: { do: 'tab', name: 'log' },
  c: { do: 'tab', name: 'chat' },
  n: { do: 'next', step: 1 },
  '?': { do: 'help' },
};

const OTHERS: Record<string, Deed> = {
  Escape: { do: 'escape' },
  Enter: { do: 'choose' },
  ' ': { do: 'skip' },
  ArrowLeft: { do: 'move', way: 'left' },
  ArrowRight: { do: 'move', way: 'right' },
  ArrowUp: { do: 'move', way: 'up' },
  ArrowDown: { do: 'move', way: 'down' },
};

/** What a key is for. `letters`: single letters are shortcuts; `writing`: somebody is in a text field. */
export function deed(key: Key, letters: boolean, writing: boolean): Deed | null {
  if (key.key === 'F6') return { do: 'round', step: key.shiftKey ? -1 : 1 };
  if (writing) return key.key === 'Escape' ? { do: 'escape' } : null;
  const small = key.key.length === 1 ? key.key.toLowerCase() : key.key;
  if (key.altKey) return null;
  if (key.ctrlKey || key.metaKey) {
    if (small === 'z') return { do: key.shiftKey ? 'redo' : 'undo' };
    return small === 'y' ? { do: 'redo' } : null;
  }
  const other = OTHERS[key.key];
  if (other !== undefined) return other;
  if (/^[1-9]$/.test(small)) return { do: 'nth', index: Number(small) - 1 };
  if (!letters) return null;
  if (small === 'z' && key.shiftKey) return { do: 'redo' };
  if (small === 'n' && key.shiftKey) return { do: 'next', step: -1 };
  return LETTERS[small] ?? null;
}
