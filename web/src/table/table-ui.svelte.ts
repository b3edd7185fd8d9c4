/** The state of the table's user interface: its layout, open panels and tabs; nothing of the game. */
import { getContext, setContext } from 'svelte';

import type { GameUi } from '../lib/game';
import { PACE_FACTOR } from '../lib/pace';
import { settings } from '../lib/settings.svelte';
import type { PlayTable, PositionUpdate } from '../lib/table.svelte';
import type { Position } from '../lib/protocol';
import { ROLL_MS, rollOf, type Roll } from './die';
import { Hints } from './hints.svelte';
import { nextHandover, type Handover } from './hotseat';
import { chooseLayout, type Layout } from './layout';
import type { Pointer } from './pointer.svelte';
import { sceneLength, sceneOf, type Scene } from './scene';
import { showSince, sinceOwnTurn } from './since';
import { undoState } from './undo';

export type Tab = 'log' | 'chat' | 'notes';
/** The tabs of a phone: the game, the opponents, the log, the menu. */
export type PhoneTab = 'table' | 'opponents' | 'log' | 'more';

const KEY = Symbol('table-ui');
/** For how many milliseconds a player sees what came of a decision before a shared screen is covered. */
const LINGER_MS = 1600;

export class TableUi {
  layout = $state.raw<Layout>({ mode: 'wide', scale: 1, roomy: false });
  listOpen = $state(false);
  textViewOpen = $state(false);
  tab = $state<Tab>('log');
  phoneTab = $state<PhoneTab>('table');
  /** Whether the side panel is open, where it is a drawer. */
  drawerOpen = $state(false);
  menuOpen = $state(false);
  shareOpen = $state(false);
  /** Whether the list of keyboard shortcuts is open. */
  keysOpen = $state(false);
  /** The section of the rules shown beside the table. */
  helpSection = $state<string | null>(null);
  /** Whether the result covers the last position. */
  resultOpen = $state(true);
  /** The lengths of log and chat when they were last open. */
  readLog = $state(0);
  readChat = $state(0);

  /** The end of a stage of the game that is being shown, and a die that is being rolled. */
  scene = $state.raw<Scene | null>(null);
  roll = $state.raw<Roll | null>(null);
  private shownTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the dialog is open that tells why there is no undo and offers to request one. */
  undoDialogOpen = $state(false);
  /** The seat that has last confirmed to be at a shared screen. */
  private screenOwner = $state<number | null>(null);
  /** Whether the last player at a shared screen still looks at what came of the decision. */
  private lingering = $state(false);
  private lingerTimer: ReturnType<typeof setTimeout> | undefined;
  /** The number of decisions when the current own turn began. */
  turnStart = $state(Infinity);
  readonly ui: GameUi;
  readonly hints: Hints;

  constructor(
    readonly table: PlayTable,
    readonly pointer: Pointer,
    /** Begins a plan from here, or drops the one that is shown; null where there is none. */
    readonly togglePlan: (() => Promise<void>) | null = null,
    /** Whether it is a plan, not the game. */
    readonly planning = false,
  ) {
    this.ui = pointer.ui;
    this.hints = new Hints(table, pointer);
  }

  get mode(): Layout['mode'] {
    return this.layout.mode;
  }

  /** The next step of a screen that several players share. */
  readonly handover: Handover = $derived.by(() => {
    const { position, ownSeats, viewpoint, queued } = this.table;
    if (position === null || position.result !== null || queued > 0) return { kind: 'stay' };
    const hasHidden = this.ui.hasHidden(position.view);
    return nextHandover({
      ownSeats,
      viewpoint,
      waiting: position.waiting,
      hasHidden,
      trusting: settings.trusting,
      lingering: this.lingering,
      screenOwner: this.screenOwner,
    });
  });

  /** A player has confirmed to be at the screen. */
  async takeScreen(seat: number): Promise<void> {
    this.pointer.dismiss();
    this.pointer.detailTarget = null;
    if (this.table.viewpoint !== seat) await this.table.setViewpoint(seat);
    this.screenOwner = seat;
  }

  get isOver(): boolean {
    return this.table.position?.result != null;
  }

  measure(width: number, height: number, squeezed = false): void {
    const found = chooseLayout(width, height, squeezed);
    const { mode, scale, roomy } = this.layout;
    if (found.mode !== mode || found.scale !== scale || found.roomy !== roomy) this.layout = found;
  }

  /** Leave the player at a shared screen the time to see what came of the decision. */
  private linger(before: Position | null, after: Position): void {
    clearTimeout(this.lingerTimer);
    const { viewpoint, ownSeats } = this.table;
    const moved = before !== null && viewpoint !== null && before.waiting.includes(viewpoint);
    this.lingering = moved && ownSeats.length > 1 && !after.waiting.includes(viewpoint);
    if (!this.lingering) return;
    this.lingerTimer = setTimeout(() => (this.lingering = false), LINGER_MS * PACE_FACTOR[settings.pace]);
  }

  /** Show what deserves to be seen of an update: the end of a stage, a roll. */
  present(update: PositionUpdate): void {
    this.endScene();
    if (update.hurried) return;
    this.linger(update.before, update.after);
    this.scene = sceneOf(this.ui, update, this.table.history);
    this.roll = this.scene === null ? rollOf(update.events) : null;
    if (this.scene === null && this.roll === null) return;
    const length = (this.scene === null ? ROLL_MS : sceneLength(this.scene)) * PACE_FACTOR[settings.pace];
    update.hold(length);
    this.shownTimer = setTimeout(() => this.endScene(), length);
  }

  /** End what is being shown; false if nothing is. */
  endScene(): boolean {
    clearTimeout(this.shownTimer);
    if (this.scene === null && this.roll === null) return false;
    this.scene = null;
    this.roll = null;
    return true;
  }

  /** Skip what is being shown, and go on with what comes next; false if nothing is. */
  skipScene(): boolean {
    if (!this.endScene()) return false;
    this.table.resumeQueue();
    return true;
  }

  /** Open a tab of the side panel. */
  showTab(tab: Tab): void {
    this.tab = tab;
    if (this.mode === 'phone') this.phoneTab = 'log';
    else this.drawerOpen = true;
  }

  /** The number of decisions when the own last turn ended; null if nothing has happened since. */
  readonly since: number | null = $derived.by(() =>
    this.planning ? null : sinceOwnTurn(this.table, this.turnStart),
  );

  /** Show on the board what has happened since the own last turn. */
  async showSince(): Promise<void> {
    const { since } = this;
    if (since === null) return;
    this.pointer.dismiss();
    this.phoneTab = 'table';
    await this.pointer.attempt(() => showSince(this.table, since));
  }

  /** Undo the last step; if that is not allowed, open the dialog that tells why and offers to request it. */
  async undo(): Promise<void> {
    const { table, pointer } = this;
    pointer.dismiss();
    const undo = undoState(table.position, table.history);
    if (undo.allowed) await pointer.attempt(() => table.undo());
    else if (!this.planning) this.undoDialogOpen = true;
  }

  async redo(): Promise<void> {
    this.pointer.dismiss();
    if (this.table.position?.undo?.can_redo === true) await this.pointer.attempt(() => this.table.redo());
  }

  /** Open the rules about the pending question. */
  showHelp(): void {
    const view = this.table.position?.view;
    if (view === undefined) return;
    this.helpSection = this.ui.ruleSection(view.decision?.question ?? '', view);
  }

  /** Close the topmost open panel; false if none is open. */
  closeTop(): boolean {
    if (this.skipScene()) return true;
    if (this.menuOpen) this.menuOpen = false;
    else if (this.undoDialogOpen) this.undoDialogOpen = false;
    else if (this.shareOpen) this.shareOpen = false;
    else if (this.keysOpen) this.keysOpen = false;
    else if (this.helpSection !== null) this.helpSection = null;
    else if (this.resultOpen && this.isOver) this.resultOpen = false;
    else if (this.hints.open) this.hints.close();
    else if (this.listOpen) this.listOpen = false;
    else if (this.drawerOpen && this.mode !== 'wide') this.drawerOpen = false;
    else if (this.textViewOpen) this.textViewOpen = false;
    else return false;
    return true;
  }
}

export function provideTableUi(tableUi: TableUi): TableUi {
  return setContext(KEY, tableUi);
}

export function useTableUi(): TableUi {
  return getContext<TableUi>(KEY);
}
