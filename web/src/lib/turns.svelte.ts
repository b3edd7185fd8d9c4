/** Where it is one's turn, known on every page as soon as it is so. */
import { Connection } from './connection';
import { me } from './person.svelte';
import type { Schema } from './server';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

type Turn = Pick<Schema['TurnNotice'], 'table' | 'title' | 'game'>;

class Turns {
  /** The tables that wait for us, as far as we have been told. */
  waiting = $state.raw<ReadonlyMap<string, Turn>>(new Map());
  /** Counts every piece of news, for lists that want to be read anew. */
  news = $state(0);
  private connection: Connection | null = null;
  private person: string | null = null;

  constructor() {
    $effect.root(() => {
      $effect(() => this.attend(me.person?.id ?? null));
    });
  }

  get count(): number {
    return this.waiting.size;
  }

  /** What stands before a page's title: how many tables wait. */
  get badge(): string {
    return this.count > 0 ? `(${this.count}) ` : '';
  }

  /** Whoever looks at a table needs no telling that it waits. */
  seen(table: string): void {
    if (!this.waiting.has(table)) return;
    this.waiting = new Map([...this.waiting].filter(([id]) => id !== table));
  }

  private attend(person: string | null): void {
    if (person === this.person) return;
    this.person = person;
    this.connection?.close();
    this.connection = null;
    this.waiting = new Map();
    if (person === null) return;
    this.connection = new Connection(
      '/api/me/live',
      (told) => this.hear(told),
      () => undefined,
    );
  }

  private hear(told: { type: string }): void {
    if (told.type === 'turns') {
      const { tables } = told as unknown as Schema['TurnsNotice'];
      this.waiting = new Map(
        tables.map(({ table }) => [table.id, { table: table.id, title: table.title, game: table.game }]),
      );
    } else if (told.type === 'turn') {
      const turn = told as unknown as Schema['TurnNotice'];
      this.waiting = new Map([...this.waiting, [turn.table, turn]]);
      notify(turn);
    }
    this.news += 1;
  }
}

/** A notice of the browser, for whoever wants one and looks elsewhere. */
function notify(turn: Turn): void {
  if (!settings.notices || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(t('nav-your-turn'), {
    body: turn.title || t('nav-your-turn-at', { game: t(`game-${turn.game}`) }),
    tag: turn.table,
    icon: '/icon-192.png',
  });
  notice.onclick = () => {
    window.focus();
    location.assign(`/tables/${turn.table}`);
  };
}

export const turns = new Turns();
