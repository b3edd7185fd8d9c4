/** The client state of one table from one viewpoint, kept up to date by the server, and its commands. */
import { ChangeQueue } from './change-queue';
import { Connection, type ConnectionState } from './connection';
import { loadActions } from './catalogue';
import {
  actionKey,
  applyPatch,
  type Action,
  type ChangeNotice,
  type ChatMessage,
  type Command,
  type Hint,
  type MyTable,
  type Notice,
  type Offer,
  type PlanAnswer,
  type Position,
  type PositionNotice,
  type Preview,
  type Reply,
  type Table,
  type Text,
  type WhyNot,
} from './protocol';
import { distinctNames, seatingKey } from './seating';
import { api, data, Refused } from './server';
import { pauseAfter } from './pace';
import { settings } from './settings.svelte';
import type { HistoryEntry, PositionUpdate, UpdateListener } from './updates';

export type { HistoryEntry, PositionUpdate, UpdateListener };

/** A table that can be played at: `LiveTable` is the one in play, a plan is another. */
export type PlayTable = Omit<Pick<LiveTable, keyof LiveTable>, 'seq' | 'plan'>;

/** A table's state and commands, as its components need them; a replay has no more. */
export type TableSession = Omit<PlayTable, 'resumeQueue' | 'reconnectNow' | 'showAgain'>;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  ownSeats = $state.raw<number[]>([]);
  viewpoint = $state<number | null>(null);
  connectionState = $state<ConnectionState>('connecting');
  /** The close code of a connection that is gone for good: 4404 no such table, 4403 not allowed. */
  closeCode = $state<number | null>(null);
  history = $state.raw<HistoryEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  rematch = $state<string | null>(null);
  /** The seats whose time ran out and for whom a bot decided, until the next own action. */
  timedOut = $state.raw<number[]>([]);
  deadline = $state<number | null>(null);
  /** The seats whose players are connected; null where only one person plays. */
  present = $state.raw<number[] | null>(null);
  /** The seats whose players have been connected while this page was open. */
  seen = $state.raw<number[]>([]);
  /** The code of an own action whose outcome is not shown yet. */
  pending = $state<number | null>(null);
  /** The last own action came too late, since another player acted first; cleared by the next one. */
  stale = $state(false);
  actionCodes = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** The number of moves that have been received and are not shown yet. */
  queued = $state(0);

  /** The number of the last log entry that is shown. */
  seq = 0;
  /** The sequence number of the outcome of our last action; 0 once it has been shown. */
  private outcomeSeq = 0;
  /** How many actions were sent. */
  private actions = 0;
  private connection: Connection | null = null;
  private closed = false;
  private hurried = false;
  private readonly listeners = new Set<UpdateListener>();
  /** Whether earlier moves are being shown again. */
  private again = $state(false);
  /** The changes to be shown; null is where the present position comes after earlier moves. */
  private readonly queue = new ChangeQueue<ChangeNotice | null>(
    (notice) => (notice === null ? this.endAgain() : this.applyChange(notice)),
    (count) => (this.queued = count),
  );

  /** Views as `seat`, or else as an own seat that is asked, or any own seat, or as a spectator. */
  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.viewpoint = seat;
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      const { table, my_seats: own } = await this.load();
      this.ownSeats = own;
      this.viewpoint ??=
        table.status === 'open' ? null : (own.find((seat) => table.waiting.includes(seat)) ?? own[0] ?? null);
    } catch {
      // The connection will report the error, or reconnect.
    }
    if (this.closed) return;
    this.connection = new Connection(
      () => `/api/tables/${this.id}/live${this.viewpoint === null ? '' : `?seat=${this.viewpoint}`}`,
      (notice) => this.receive(notice),
      (state, closeCode) => {
        this.connectionState = state;
        this.closeCode = closeCode ?? null;
      },
    );
  }

  close(): void {
    this.closed = true;
    this.connection?.close();
    this.queue.clear();
    this.listeners.clear();
  }

  /** Reconnect at once. */
  reconnectNow(): void {
    this.connection?.reconnectNow();
  }

  /** Show every received move at once. */
  flushQueue(): void {
    this.hurried = true;
    this.queue.flush();
    this.hurried = false;
  }

  /** Go on with the next received move at once. */
  resumeQueue(): void {
    this.queue.resume();
  }

  /** Show again, from an earlier position on, the changes that led to the present one. */
  showAgain(start: Position, changes: Pick<ChangeNotice, 'seat' | 'events' | 'patch'>[]): void {
    this.flushQueue();
    this.again = true;
    this.position = start;
    this.history = this.history.filter((entry) => entry.at <= start.decisions);
    const { seq, deadline, viewpoint } = this;
    for (const change of changes) this.queue.add({ ...change, type: 'change', seq, deadline, viewpoint });
    this.queue.add(null);
  }

  /** Ask for the present position, which ends showing earlier moves. */
  private endAgain(): number {
    void this.setViewpoint(this.viewpoint);
    return 0;
  }

  private load(): Promise<MyTable> {
    return data(api.GET('/api/tables/{table}', { params: { path: { table: this.id } } }));
  }

  private request<C extends Command>(command: C): Promise<Reply<C>> {
    if (this.connection === null) return Promise.reject(new Refused(0, 'offline', ''));
    return this.connection.request(command);
  }

  /** Call a listener after every change of the position; returns how to unsubscribe. */
  subscribe(listener: UpdateListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get game(): string {
    return this.table?.game ?? '';
  }

  /** The players' names by seat, each name once. */
  get names(): string[] {
    return distinctNames(this.table?.seats.map((seat) => seat.name) ?? []);
  }

  get offers(): Offer[] {
    return this.pending === null && !this.again ? (this.position?.legal ?? []) : [];
  }

  /** Whether the seat of the viewpoint has to decide. */
  get isAsked(): boolean {
    return this.viewpoint !== null && (this.position?.waiting.includes(this.viewpoint) ?? false);
  }

  /** The code of an action; undefined if the game has no such action. */
  actionCode(action: Action): number | undefined {
    return this.actionCodes.get(actionKey(action));
  }

  async act(code: number): Promise<void> {
    this.flushQueue();
    const seq = this.seq;
    const number = (this.actions += 1);
    this.pending = code;
    this.stale = false;
    this.timedOut = [];
    try {
      const reply = await this.request({ do: 'act', seat: this.ownSeat, seq, action: code });
      // The next action may have been sent before this reply: it is pending now.
      if (number !== this.actions) return;
      this.outcomeSeq = reply.seq;
      this.clearPending();
    } catch (problem) {
      this.pending = null;
      if (!(problem instanceof Refused && problem.code === 'stale')) throw problem;
      this.stale = true;
    }
  }

  /** Drop the pending action once its outcome is shown, so that the answered question is not offered again. */
  private clearPending(): void {
    if (this.outcomeSeq > 0 && this.seq >= this.outcomeSeq) {
      this.pending = null;
      this.outcomeSeq = 0;
    }
  }

  whyNot(code: number): Promise<WhyNot> {
    return this.request({ do: 'why', seat: this.ownSeat, action: code });
  }

  /** What an action would do, with the answers that would follow it. */
  preview(code: number, then: number[] = []): Promise<Preview> {
    return this.request({ do: 'preview', seat: this.ownSeat, action: code, then });
  }

  /** What a strong bot would do; everybody is told that this was asked. */
  hint(): Promise<Hint> {
    return this.request({ do: 'hint', seat: this.ownSeat, seq: this.seq });
  }

  /** Where decisions would lead on a copy that was sampled when entry `seq` was the last; nobody is told. */
  plan(seq: number, sample: number, actions: number[], action: number | null): Promise<PlanAnswer> {
    return this.request({ do: 'plan', seat: this.ownSeat, seq, sample, actions, action });
  }

  /** Undo the last decision, or all back to `to` decisions. */
  async undo(to?: number): Promise<void> {
    await this.request({ do: 'undo', seat: this.ownSeat, seq: this.seq, to: to ?? null });
  }

  async redo(): Promise<void> {
    await this.request({ do: 'redo', seat: this.ownSeat, seq: this.seq });
  }

  async requestUndo(to: number): Promise<void> {
    await this.request({ do: 'request_undo', seat: this.ownSeat, seq: this.seq, to });
  }

  async answerUndo(agree: boolean, seat: number): Promise<void> {
    await this.request({ do: 'answer_undo', seat, seq: this.seq, agree });
  }

  /** View as another own seat, or as a spectator. */
  async setViewpoint(seat: number | null): Promise<void> {
    await this.request({ do: 'view_as', seat });
  }

  async sendChat(text: string): Promise<void> {
    await this.request({ do: 'chat', text });
  }

  /** The seat that commands are for: that of the viewpoint. */
  private get ownSeat(): number {
    if (this.viewpoint === null) throw new Refused(403, 'spectator', '');
    return this.viewpoint;
  }

  private receive(notice: Notice): void {
    switch (notice.type) {
      case 'position':
        this.applySnapshot(notice);
        break;
      case 'change':
        if (!this.again) this.queue.add(notice); // else it is in the position that ends it
        break;
      case 'table':
        this.setTable(notice.table);
        break;
      case 'chat':
        this.chat = [...this.chat, notice];
        break;
      case 'rematch':
        this.rematch = notice.table;
        break;
      case 'presence':
        this.present = notice.seats;
        this.seen = [...new Set([...this.seen, ...notice.seats])];
        break;
      case 'timeout':
        this.timedOut = notice.seats;
        break;
    }
  }

  private applySnapshot(notice: PositionNotice): void {
    this.queue.clear();
    this.again = false;
    const before = this.position;
    const otherView = this.viewpoint !== notice.viewpoint || before === null;
    this.setTable(notice.table);
    this.viewpoint = notice.viewpoint;
    this.seq = notice.seq;
    this.deadline = notice.table.deadline;
    this.position = notice.position;
    this.clearPending();
    void this.loadHistory();
    if (!otherView) this.notifyListeners(before, notice.position, [], true);
  }

  /** Show a change; returns for how many milliseconds it is shown before the next. */
  private applyChange(notice: ChangeNotice): number {
    const before = this.position;
    if (before === null) return 0;
    this.seq = notice.seq;
    this.deadline = notice.deadline;
    const after = applyPatch(before, notice.patch);
    this.position = after;
    this.clearPending();
    if (after.decisions > before.decisions) {
      const starts_turn = before.view.decision?.starts_turn ?? false;
      const { seat, events } = notice;
      this.history = [...this.history, { at: after.decisions, seat, starts_turn, events }];
    } else if (after.decisions < before.decisions) {
      this.history = this.history.filter((entry) => entry.at <= after.decisions);
    }
    const pace = this.again && settings.pace === 'off' ? 'normal' : settings.pace;
    const hurried = this.hurried || document.hidden || pace === 'off';
    const held = this.notifyListeners(before, after, notice.events, hurried);
    return hurried ? 0 : Math.max(held, pauseAfter(notice, after, this.ownSeats, pace));
  }

  private setTable(table: Table): void {
    const before = this.table;
    this.table = table;
    const same =
      before !== null && before.status === table.status && seatingKey(before) === seatingKey(table);
    if (!same) void this.loadDetails(table);
  }

  /** Load what the notices do not hold: the own seats, the chat, the codes of the game's actions. */
  private async loadDetails(table: Table): Promise<void> {
    const params = { path: { table: this.id } };
    const [{ my_seats: own }, chat, actions] = await Promise.all([
      this.load(),
      data(api.GET('/api/tables/{table}/chat', { params })).catch(() => []),
      loadActions(table.game),
    ]);
    this.ownSeats = own;
    const [first] = own;
    if (this.viewpoint === null && first !== undefined && table.status !== 'open') {
      await this.setViewpoint(first);
    }
    this.chat = chat;
    this.actionCodes = new Map(
      Object.entries(actions).map(([code, action]) => [actionKey(action), Number(code)]),
    );
  }

  /** Load the history of the game, for the log. */
  private async loadHistory(): Promise<void> {
    const query = this.viewpoint === null ? {} : { viewpoint: String(this.viewpoint) };
    const params = { path: { table: this.id }, query };
    const found = await data(api.GET('/api/tables/{table}/replay/steps', { params })).catch(() => null);
    if (found === null) return;
    const last = found.steps.at(-1)?.at ?? -1;
    this.history = [...found.steps, ...this.history.filter((entry) => entry.at > last)];
  }

  /** Notify the listeners; returns for how many milliseconds they hold the update. */
  private notifyListeners(
    before: Position | null,
    after: Position,
    events: Text[],
    hurried: boolean,
  ): number {
    let held = 0;
    const hold = (milliseconds: number): void => {
      held = Math.max(held, milliseconds);
    };
    for (const listener of this.listeners) listener({ before, after, events, hurried, hold });
    return held;
  }
}
