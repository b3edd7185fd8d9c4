/** The board in words: who stands where, the wake-up chart, the decks, the Automa. */
import type { Space, Task, ViticultureView } from '../games';
import type { TextSection } from '../lib/game';
import { name, t } from '../lib/words.svelte';
import { components } from './components.svelte';
import { dateText } from './stages';
import { DECKS, GAME, SUMMER_TASKS, taskOf, WINTER_TASKS } from './view';

export function boardSections(view: ViticultureView, seat: number | null, names: string[]): TextSection[] {
  const tasks =
    view.season === 'winter' ? [...WINTER_TASKS, ...SUMMER_TASKS] : [...SUMMER_TASKS, ...WINTER_TASKS];
  const board = [...tasks.map((task) => taskLine(view, task, seat, names)), cartLine(view, seat, names)];
  if (view.automa !== undefined) board.push(automaLine(view));
  return [
    { title: t('vit-text-board', { when: dateText(view) }), lines: board },
    { title: t('vit-text-wake-up'), lines: wakeUp(view, seat, names) },
    { title: t('vit-text-decks'), lines: DECKS.map((deck) => deckLine(view, deck)) },
  ];
}

/** Everybody on spaces that a test agrees with, in words. */
function workersOn(
  view: ViticultureView,
  seat: number | null,
  names: string[],
  here: (space: Space) => boolean,
): string[] {
  const workers = view.players.flatMap((player, owner) =>
    player.placed.filter(({ space }) => here(space)).map(({ worker }) => ({ owner, worker })),
  );
  const people = workers.map(({ owner, worker }, index) => {
    // The first begins a sentence.
    const you = t(index === 0 ? 'vit-text-you-first' : 'vit-text-you');
    const who = owner === seat ? you : (names[owner] ?? '');
    return worker === 'regular'
      ? who
      : t('vit-text-with', { name: who, worker: name(GAME, 'worker', worker) });
  });
  const blocked = (view.automa?.spaces ?? []).filter((space) => here(space)).map(() => t('vit-automa'));
  return [...people, ...blocked];
}

/** Who is there, as a sentence. */
function sentence(who: string[]): string {
  return who.length === 0 ? t('vit-text-nobody') : `${who.join(', ')}.`;
}

function taskLine(view: ViticultureView, task: Task, seat: number | null, names: string[]): string {
  const who = workersOn(view, seat, names, (space) => taskOf(space) === task);
  const taken = (space: Space): boolean => workersOn(view, seat, names, (one) => one === space).length > 0;
  const free = view.slots.filter((slot) => !taken(`${task}_${slot}`));
  return t('vit-text-task', {
    task: name(GAME, 'task', task),
    free: free.length,
    bonus: free.some((slot) => slot === components()?.bonus_slot) ? 'yes' : 'no',
    who: sentence(who),
  });
}

function cartLine(view: ViticultureView, seat: number | null, names: string[]): string {
  const who = workersOn(view, seat, names, (space) => space === 'cart');
  return t('vit-text-cart', { who: sentence(who) });
}

function automaLine(view: ViticultureView): string {
  const { vp = 0, cards = 0 } = view.automa ?? {};
  return t('vit-text-automa', { vp, cards, tokens: view.bonus_tokens ?? 0 });
}

function wakeUp(view: ViticultureView, seat: number | null, names: string[]): string[] {
  return Array.from({ length: components()?.rows ?? 0 }, (_, index) => {
    const row = index + 1;
    const there = view.players.findIndex((player) => player.row === row);
    const bare = view.row_tokens !== undefined && !view.row_tokens.includes(row);
    const free = t(bare ? 'vit-text-wake-bare' : 'vit-text-wake-free');
    const who = there < 0 ? free : there === seat ? t('vit-text-you') : (names[there] ?? '');
    return t('vit-text-wake-row', { row: name(GAME, 'row', row), who });
  });
}

function deckLine(view: ViticultureView, deck: (typeof DECKS)[number]): string {
  return t('vit-text-deck', {
    deck: t(`vit-text-deck-${deck}`),
    count: view.decks[deck],
    discards: view.discards[deck].length,
  });
}
