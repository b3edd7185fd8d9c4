/** The client state of one table from one viewpoint, kept up to date by the server, and its commands. */
import { ChangeQueue } from './change-queue';
import { Connection, type ConnectionState } from './connection';
import {
  applyPatch,
  type Offer,
  type PatchOperation,
  type Position,
  type Preview,
  type Said,
  type Table,
  type Text,
  type Why,
} from './protocol';
import { get, once, Refused } from './server';
import { reducedMotion, motionSpeed } from './settings.svelte';

/** The events of one decision. */
export interface HistoryEntry {
  at: number;
  seat: number | null;
  events: Text[];
}

/** A change of the position, for animation, announcements and sounds. */
export interface PositionUpdate {
  before: Position | null;
  after: Position;
  events: Text[];
}

interface PositionNotice {
  type: 'position';
  table: Table;
  seq: number;
  viewpoint: number | null;
  position: Position;
}

interface ChangeNotice {
  type: 'change';
  seq: number;
  viewpoint: number | null;
  deadline: number | null;
  patch: PatchOperation[];
  events: Text[];
}

/** Milliseconds between the moves of other players, so that they can be watched. */
const MOVE_GAP = 350;

interface OutlineRow {
  at: number;
  seat: number | null;
  events: Text[];
}

/** The interface of a table's state and commands; `LiveTable` is a table in play, a replay is another. */
export type TableSession = Omit<Pick<LiveTable, keyof LiveTable>, 'queued' | 'flushQueue' | 'reconnectNow'>;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  ownSeats = $state.raw<number[]>([]);
  viewpoint = $state<number | null>(null);
  connectionState = $state<ConnectionState>('connecting');
  /** The close code of a connection that is gone for good: 4404 no such table, 4403 not allowed. */
  closeCode = $state<number | null>(null);
  history = $state.raw<HistoryEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  rematch = $state<string | null>(null);
  stoodIn = $state.raw<{ seats: number[]; bot: string } | null>(null);
  deadline = $state<number | null>(null);
  /** The code of an own action whose outcome is not shown yet. */
  pending = $state<number | null>(null);
  /** The last own action came too late, since another player acted first; cleared by the next one. */
  stale = $state(false);
  actionCodes = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** The number of moves that have been received and are not shown yet. */
  queued = $state(0);

  private seq = 0;
  /** The sequence number of the outcome of our last action; 0 once it has been shown. */
  private outcomeSeq = 0;
  private connection: Connection | null = null;
  private closed = false;
  private readonly listeners = new Set<(update: PositionUpdate) => void>();
  private readonly queue = new ChangeQueue<ChangeNotice>(
    (notice) => this.applyChange(notice),
    () => (reducedMotion() ? 0 : MOVE_GAP * motionSpeed()),
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
      const { table, my_seats: held } = await get<{ table: Table; my_seats: number[] }>(`/tables/${this.id}`);
      this.ownSeats = held;
      this.viewpoint ??=
        table.status === 'open' ? null : (held.find((s) => table.waiting.includes(s)) ?? held[0] ?? null);
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
    this.queue.flush();
  }

  private request<T>(command: object): Promise<T> {
    if (this.connection === null) return Promise.reject(new Refused(0, 'line_down', ''));
    return this.connection.request<T>(command);
  }

  /** Call a listener after every change of the position; returns how to unsubscribe. */
  subscribe(listener: (update: PositionUpdate) => void): () => void {
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
    return this.pending === null ? (this.position?.legal ?? []) : [];
  }

  /** Whether the seat of the viewpoint has to decide. */
  get isAsked(): boolean {
    return this.viewpoint !== null && (this.position?.waiting.includes(this.viewpoint) ?? false);
  }

  /** The code of an action; undefined if the game has no such action. */
  actionCode(action: Record<string, string | number>): number | undefined {
    return this.actionCodes.get(actionKey(action));
  }

  async act(code: number): Promise<void> {
    const seq = this.seq;
    this.pending = code;
    this.stale = false;
    this.stoodIn = null;
    try {
      const reply = await this.request<{ seq?: number }>({
        do: 'act',
        seat: this.viewpoint,
        seq,
        action: code,
      });
      this.outcomeSeq = reply.seq ?? 0;
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

  whyNot(code: number): Promise<Why> {
    return this.request<Why>({ do: 'why', seat: this.viewpoint, action: code });
  }

  preview(code: number): Promise<Preview> {
    return this.request<Preview>({ do: 'preview', seat: this.viewpoint, action: code });
  }

  /** Undo the last decision, or all back to `to` decisions. */
  async undo(to?: number): Promise<void> {
    await this.command(to === undefined ? { do: 'undo' } : { do: 'undo', to });
  }

  async redo(): Promise<void> {
    await this.command({ do: 'redo' });
  }

  async askUndo(to: number): Promise<void> {
    await this.command({ do: 'request_undo', to });
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

  private async command(command: object): Promise<void> {
    await this.request({ ...command, seat: this.viewpoint, seq: this.seq });
  }

  private receive(notice: { type: string }): void {
    if (notice.type === 'position') this.applySnapshot(notice as PositionNotice);
    else if (notice.type === 'change')
      this.queue.add(notice as ChangeNotice, this.isWatched(notice as ChangeNotice));
    else if (notice.type === 'table') this.setTable((notice as unknown as { table: Table }).table);
    else if (notice.type === 'chat') this.chat = [...this.chat, notice as unknown as Said];
    else if (notice.type === 'rematch') this.rematch = (notice as unknown as { table: string }).table;
    else if (notice.type === 'timeout') this.stoodIn = notice as unknown as { seats: number[]; bot: string };
  }

  /** Whether a change is another player's move, which is shown for a while before the next. */
  private isWatched(notice: ChangeNotice): boolean {
    return notice.events.length > 0 && this.pending === null;
  }

  private applySnapshot(notice: PositionNotice): void {
    this.queue.clear();
    const before = this.position;
    const otherView = this.viewpoint !== notice.viewpoint || before === null;
    this.setTable(notice.table);
    this.viewpoint = notice.viewpoint;
    this.seq = notice.seq;
    this.deadline = notice.table.deadline;
    this.position = notice.position;
    this.clearPending();
    void this.loadHistory();
    if (!otherView) this.notifyListeners({ before, after: notice.position, events: [] });
  }

  private applyChange(notice: ChangeNotice): void {
    const before = this.position;
    if (before === null) return;
    this.seq = notice.seq;
    this.deadline = notice.deadline;
    const after = applyPatch(before, notice.patch);
    this.position = after;
    this.clearPending();
    if (after.decisions > before.decisions) {
      this.history = [
        ...this.history,
        { at: after.decisions, seat: before.waiting[0] ?? null, events: notice.events },
      ];
    } else if (after.decisions < before.decisions) {
      this.history = this.history.filter((entry) => entry.at <= after.decisions);
    }
    this.notifyListeners({ before, after, events: notice.events });
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
    const [seen, chat, actions] = await Promise.all([
      get<{ my_seats: number[] }>(`/tables/${this.id}`),
      get<Said[]>(`/tables/${this.id}/chat`).catch(() => []),
      once<Record<string, string | number>[]>(`/games/${table.game}/actions`),
    ]);
    this.ownSeats = seen.my_seats;
    const [first] = seen.my_seats;
    if (this.viewpoint === null && first !== undefined && table.status !== 'open')
      await this.setViewpoint(first);
    this.chat = chat;
    this.actionCodes = new Map(actions.map((action, code) => [actionKey(action), code]));
  }

  /** Load the history of the game, for the log. */
  private async loadHistory(): Promise<void> {
    const query = this.viewpoint === null ? '' : `?viewpoint=${this.viewpoint}`;
    const notice = await get<{ steps: OutlineRow[] }>(`/tables/${this.id}/replay/steps${query}`).catch(
      () => null,
    );
    if (notice === null) return;
    const known = notice.steps.map(({ at, seat, events }) => ({ at, seat, events }));
    const last = known.at(-1)?.at ?? -1;
    this.history = [...known, ...this.history.filter((entry) => entry.at > last)];
  }

  private notifyListeners(update: PositionUpdate): void {
    for (const listener of this.listeners) listener(update);
  }
}

/** Names made distinct: the second Oak is Oak 2. */
export function distinctNames(names: string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** The seating as a string, to compare. */
function seatingKey(table: Table): string {
  return table.seats.map(({ person, kind }) => `${kind}:${person ?? ''}`).join();
}

function actionKey(action: Record<string, string | number>): string {
  return Object.keys(action)
    .sort()
    .map((thing) => `${thing}=${action[thing]}`)
    .join('&');
}
