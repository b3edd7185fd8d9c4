/** A recorded game as a `TableSession`, so that the components of the table draw it; it takes no commands. */
import { distinctNames } from '../lib/seating';
import type { ConnectionState } from '../lib/connection';
import type {
  ChatMessage,
  Hint,
  MyTable,
  Offer,
  Position,
  Preview,
  ReplayStep,
  Table,
  WhyNot,
} from '../lib/protocol';
import { api, data, Refused } from '../lib/server';
import type { HistoryEntry, TableSession, UpdateListener } from '../lib/table.svelte';
import { loadRecording, parseViewpoint, type Recording, type Viewpoint } from './recording';

const NO_OFFERS: Offer[] = [];

export class ReplaySession implements TableSession {
  recording: Recording;
  /** The number of decisions before the shown position. */
  at: number;
  /** The selected viewpoint. */
  selected: Viewpoint;
  /** Whether another viewpoint is being loaded. */
  loading = $state(false);
  readonly table: Table;
  readonly ownSeats: number[];
  readonly connectionState: ConnectionState = 'live';
  readonly closeCode = null;

  readonly chat: ChatMessage[] = [];
  readonly rematch = null;
  readonly timedOut: number[] = [];
  readonly deadline = null;
  readonly present = null;
  readonly seen: number[] = [];
  readonly pending = null;
  readonly stale = false;
  readonly actionCodes: ReadonlyMap<string, number> = new Map();
  readonly queued = 0;
  readonly offers = NO_OFFERS;
  readonly isAsked = false;

  private readonly recordings = new Map<Viewpoint, Promise<Recording>>();
  private readonly listeners = new Set<UpdateListener>();

  private constructor(
    readonly id: string,
    { table, my_seats: own }: MyTable,
    selected: Viewpoint,
    recording: Recording,
  ) {
    this.table = table;
    this.ownSeats = own;
    this.recording = $state.raw(recording);
    this.selected = $state(selected);
    this.at = $state(recording.last);
  }

  /** Open the replay of a table from a viewpoint, else from an own seat or as a spectator. */
  static async open(id: string, viewpoint: string | null): Promise<ReplaySession> {
    const opened = await data(api.GET('/api/tables/{table}', { params: { path: { table: id } } }));
    const { table, my_seats: own } = opened;
    const selected =
      viewpoint === null ? (own[0] ?? 'spectator') : parseViewpoint(viewpoint, table.seats.length);
    const recording = await loadRecording(id, selected);
    const session = new ReplaySession(id, opened, selected, recording);
    session.recordings.set(selected, Promise.resolve(recording));
    return session;
  }

  readonly position: Position | null = $derived.by(() => this.recording.position(this.at));
  readonly step: ReplayStep | null = $derived.by(() => this.recording.step(this.at));
  readonly history: HistoryEntry[] = $derived.by(() =>
    this.recording.steps.slice(0, this.at - this.recording.first + 1),
  );

  /** The seat that is shown in front; with all seats shown, the one that decides next. */
  get viewpoint(): number | null {
    if (this.selected === 'spectator') return null;
    if (this.selected !== 'all') return this.selected;
    return this.position?.waiting[0] ?? this.step?.seat ?? 0;
  }

  get game(): string {
    return this.table.game;
  }

  get names(): string[] {
    return distinctNames(this.table.seats.map((seat) => seat.name));
  }

  /** Switch to another viewpoint at the same decision. */
  async select(viewpoint: Viewpoint): Promise<void> {
    this.loading = true;
    try {
      const recording = await this.load(viewpoint);
      this.recording = recording;
      this.selected = viewpoint;
      this.at = recording.clamp(this.at);
    } finally {
      this.loading = false;
    }
  }

  /** Show another decision; listeners are notified of a single step. Returns for how long they hold it, in ms. */
  show(at: number): number {
    const before = this.position;
    const was = this.at;
    this.at = this.recording.clamp(at);
    const after = this.position;
    if (after === null || before === null || Math.abs(this.at - was) !== 1) return 0;
    const events = this.at > was ? (this.step?.events ?? []) : [];
    let held = 0;
    const hold = (milliseconds: number): void => {
      held = Math.max(held, milliseconds);
    };
    for (const listener of this.listeners) listener({ before, after, events, hurried: false, hold });
    return held;
  }

  subscribe(listener: UpdateListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  actionCode(): undefined {
    return undefined;
  }

  reconnectNow = noop;
  flushQueue = noop;
  act = refused;
  undo = refused;
  redo = refused;
  requestUndo = refused;
  answerUndo = refused;
  sendChat = refused;
  whyNot = refused<WhyNot>;
  preview = refused<Preview>;
  hint = refused<Hint>;

  async setViewpoint(seat: number | null): Promise<void> {
    await this.select(seat ?? 'spectator');
  }

  private load(viewpoint: Viewpoint): Promise<Recording> {
    let recording = this.recordings.get(viewpoint);
    if (recording === undefined) {
      recording = loadRecording(this.id, viewpoint);
      recording.catch(() => this.recordings.delete(viewpoint));
      this.recordings.set(viewpoint, recording);
    }
    return recording;
  }
}

function noop(): void {
  // A replay has no connection and no queue.
}

/** A replay takes no commands. */
function refused<T = void>(): Promise<T> {
  return Promise.reject(new Refused(409, 'past', ''));
}
