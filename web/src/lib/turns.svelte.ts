/** The tables where it is the user's turn, known on every page. */
import { Connection } from './connection';
import { me } from './user.svelte';
import type { Notice } from './protocol';
import type { Schema } from './server';
import { settings } from './settings.svelte';
import { gameName, t } from './words.svelte';

type Turn = Pick<Schema['TurnNotice'], 'table' | 'title' | 'game'>;

class Turns {
  /** The tables that wait for the user, by id. */
  waiting = $state.raw<ReadonlyMap<string, Turn>>(new Map());
  /** Counts the notices, so that lists can reload. */
  updates = $state(0);
  private connection: Connection | null = null;
  private person: string | null = null;

  constructor() {
    $effect.root(() => {
      $effect(() => this.connectAs(me.person?.id ?? null));
    });
  }

  get count(): number {
    return this.waiting.size;
  }

  /** The prefix of a page's title: the number of waiting tables. */
  get badge(): string {
    return this.count > 0 ? `(${this.count}) ` : '';
  }

  private connectAs(person: string | null): void {
    if (person === this.person) return;
    this.person = person;
    this.connection?.close();
    this.connection = null;
    this.waiting = new Map();
    if (person === null) return;
    this.connection = new Connection(
      '/api/me/live',
      (notice) => this.receive(notice),
      () => undefined,
    );
  }

  private receive(notice: Notice): void {
    if (notice.type === 'turns') {
      this.waiting = new Map(
        notice.tables.map(({ table }) => [
          table.id,
          { table: table.id, title: table.title, game: table.game },
        ]),
      );
    } else if (notice.type === 'turn') {
      this.waiting = new Map([...this.waiting, [notice.table, notice]]);
      showNotification(notice);
    } else if (notice.type === 'turn_over') {
      this.waiting = new Map([...this.waiting].filter(([table]) => table !== notice.table));
    }
    this.updates += 1;
  }
}

/** Show a notification of the browser, if it is wanted and the page is hidden. */
function showNotification(turn: Turn): void {
  if (!settings.notices || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notification = new Notification(t('nav-your-turn'), {
    body: turn.title || t('nav-your-turn-at', { game: gameName(turn.game) }),
    tag: turn.table,
    icon: '/icon-192.png',
  });
  notification.onclick = () => {
    window.focus();
    location.assign(`/tables/${turn.table}`);
  };
}

export const turns = new Turns();
