/** How the table is laid out on this screen: what is open, what is shown where. Nothing of the game. */
import { getContext, setContext } from 'svelte';

import type { GameUi } from '../lib/game';
import type { LiveTable } from '../lib/table.svelte';
import { next, type Turn } from './hotseat';
import { layout, type Layout } from './layout';
import type { Pointer } from './pointer.svelte';
import { back } from './undo';

export type Tab = 'log' | 'chat' | 'notes';
/** What fills a phone: the table itself, the others, the log, and all the rest. */
export type Sight = 'table' | 'rivals' | 'log' | 'more';

const KEY = Symbol('desk');

export class Desk {
  layout = $state.raw<Layout>({ mode: 'wide', scale: 1, roomy: false });
  list = $state(false);
  text = $state(false);
  tab = $state<Tab>('log');
  sight = $state<Sight>('table');
  /** The rail where it is a drawer. */
  drawer = $state(false);
  menu = $state(false);
  share = $state(false);
  /** The section of the rules that stands beside the table. */
  help = $state<string | null>(null);
  /** The end of the game, over the last position. */
  after = $state(true);
  /** How many lines were in the log and the chat when they were last looked at. */
  readLog = $state(0);
  readChat = $state(0);

  /** The panel that says why there is no way back, and lets one ask for it. */
  wayBack = $state(false);
  /** Who has last said that a shared screen is theirs. */
  private owner = $state<number | null>(null);
  /** How many decisions had been taken when it last became one's turn, for what happened until then. */
  begun = $state(Infinity);
  readonly ui: GameUi;

  constructor(
    readonly table: LiveTable,
    readonly point: Pointer,
  ) {
    this.ui = point.ui;
  }

  get mode(): Layout['mode'] {
    return this.layout.mode;
  }

  /** What a screen that several people share does next. */
  readonly turn: Turn = $derived.by(() => {
    const { position, ownSeats: held, viewpoint: eye, queued } = this.table;
    if (position === null || position.result !== null || queued > 0) return { kind: 'stay' };
    const secret = this.ui.hasHidden(position.view);
    return next({ held, eye, waiting: position.waiting, secret, owner: this.owner });
  });

  /** Somebody has the screen now. */
  async welcome(seat: number): Promise<void> {
    this.point.dismiss();
    this.point.detailTarget = null;
    if (this.table.viewpoint !== seat) await this.table.setViewpoint(seat);
    this.owner = seat;
  }

  get over(): boolean {
    return this.table.position?.result != null;
  }

  measure(width: number, height: number): void {
    const found = layout(width, height);
    const { mode, scale, roomy } = this.layout;
    if (found.mode !== mode || found.scale !== scale || found.roomy !== roomy) this.layout = found;
  }

  /** Bring a tab of the rail to where it can be seen. */
  show(tab: Tab): void {
    this.tab = tab;
    if (this.mode === 'phone') this.sight = 'log';
    else this.drawer = true;
  }

  /** Take back the last step; where that is not ours alone to do, say why and offer to ask. */
  async undo(): Promise<void> {
    const { table, point } = this;
    point.dismiss();
    const way = back(table.position, table.history, table.table?.seats ?? []);
    if (way.free) await point.attempt(() => table.undo());
    else this.wayBack = true;
  }

  async redo(): Promise<void> {
    this.point.dismiss();
    if (this.table.position?.undo?.redo === true) await this.point.attempt(() => this.table.redo());
  }

  /** Open help for the question at hand. */
  explain(): void {
    const view = this.table.position?.view;
    if (view === undefined) return;
    this.help = this.ui.ruleSection(view.decision?.question ?? '', view);
  }

  /** Close whatever is open on top; false if nothing is. */
  close(): boolean {
    if (this.menu) this.menu = false;
    else if (this.wayBack) this.wayBack = false;
    else if (this.share) this.share = false;
    else if (this.help !== null) this.help = null;
    else if (this.after && this.over) this.after = false;
    else if (this.list) this.list = false;
    else if (this.drawer && this.mode !== 'wide') this.drawer = false;
    else if (this.text) this.text = false;
    else return false;
    return true;
  }
}

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
