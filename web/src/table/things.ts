/** "What is this?": the thing that an element draws, and what is said of it. */
import { gameHasMessage, name, t } from '../lib/words.svelte';

/** The things that a game draws. */
export interface Things {
  /** By thing: the section of the rules about it. Its words are `about-<game>-<thing>` and `...-text`. */
  rules: Record<string, string>;
  /** By kind of target: its thing. One that ends in a colon is told by the target's own name. */
  targets: Record<string, string>;
  /** By icon: its thing. */
  icons: Record<string, string>;
  /** The kinds of targets that are not shown enlarged, so that holding one tells what it is. */
  plain: readonly string[];
}

/** A drawn thing, and the element that draws it. */
export interface Thing {
  /** As in `crush_pad`, or `structure:trellis` for one that has a name of its own. */
  key: string;
  anchor: Element;
}

/** The thing that an element draws or is a part of, within the table. */
export function thingAt(element: EventTarget | null, root: Element, things: Things): Thing | null {
  let at = element instanceof Element ? element : null;
  for (; at !== null && root.contains(at); at = at.parentElement) {
    const key = keyOf(at, things);
    if (key !== null) return { key, anchor: at };
  }
  return null;
}

function keyOf(element: Element, things: Things): string | null {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { about, target } = element.dataset;
  if (about !== undefined && about !== '') return about;
  const use = element.matches('use') ? element : element.querySelector(':scope > use:only-child');
  const icon = things.icons[use?.getAttribute('href')?.replace('#i-', '') ?? ''];
  if (icon !== undefined) return icon;
  return target === undefined ? null : targetKey(target, things);
}

/** The thing of a target; null for a target of no kind that the game knows. */
export function targetKey(target: string, things: Things): string | null {
  const [kind = '', id = ''] = target.split(':');
  const key = things.targets[kind];
  if (key === undefined) return null;
  return key.endsWith(':') ? key + id : key;
}

/** What is said of a thing: its name, what it is for, and the section of the rules about it. */
export function thingText(
  game: string,
  key: string,
  things: Things,
): { title: string; text: string; rule: string | null } {
  const [kind = '', id] = key.split(':');
  const rule = things.rules[kind] ?? null;
  const own = `${kind}_text-${id ?? ''}`;
  if (id === undefined || !gameHasMessage(game, own)) {
    return { title: t(`about-${game}-${kind}`), text: t(`about-${game}-${kind}-text`), rule };
  }
  return { title: name(game, kind, id), text: name(game, `${kind}_text`, id), rule };
}
