/**
 * A plan as a table: moves are tried on a copy in which the server deals anew what the seat may not know.
 *
 * Nothing of it reaches the game until it is taken over. Others' decisions are a bot's.
 */
import type { Action, Hint, Offer, Position, Preview, WhyNot } from '../lib/protocol';
import { Refused } from '../lib/server';
import type { HistoryEntry, LiveTable, PlayTable, UpdateListener } from '../lib/table.svelte';
import { decisionsUpTo, movesToTake, planHistory, type PlanPoint } from './points';

const MAX_SAMPLE = 2 ** 31;

/** Why taking over has stopped: at which move, after how many. */
export interface Stopped {
  offer: Offer;
  taken: number;
}

export class PlanTable implements PlayTable {
  points = $state.raw<PlanPoint[]>([]);
  /** The index of the point that is shown. */
  at = $state(0);
  pending = $state<number | null>(null);
  /** Whether the moves are being given to the game. */
  taking = $state(false);
  stopped = $state.raw<Stopped | null>(null);

  readonly ownSeats: number[];
  readonly viewpoint: number | null;
  readonly closeCode = null;
  readonly rematch = null;
  readonly timedOut: number[] = [];
  readonly stale = false;
  readonly queued = 0;

  /** The game's number of decisions, last entry and log when the plan began. */
  private base = $state.raw<{ decisions: number; seq: number; history: HistoryEntry[] }>({
    decisions: 0,
    seq: 0,
    history: [],
  });
  private sample = 0;
  private readonly listeners = new Set<UpdateListener>();

  private constructor(readonly live: LiveTable) {
    this.viewpoint = live.viewpoint;
    this.ownSeats = live.viewpoint === null ? [] : [live.viewpoint];
  }

  /** Begin a plan where the game stands. */
  static async open(live: LiveTable): Promise<PlanTable> {
    const plan = new PlanTable(live);
    await plan.restart([]);
    return plan;
  }

  /** Begin anew where the game stands by now, with another sample, and with the own moves as far as they go. */
  async replan(): Promise<void> {
    const moves = this.points.slice(1).flatMap(({ offer }) => offer ?? []);
    await this.restart(moves);
    const { position } = this;
    if (position === null) return;
    for (const listener of this.listeners)
      listener({ before: null, after: position, events: [], hurried: true, hold: noop });
  }

  private async restart(moves: Offer[]): Promise<void> {
    this.live.flushQueue();
    const { seq, history } = this.live;
    const decisions = this.live.position?.decisions ?? 0;
    this.sample = Math.floor(Math.random() * MAX_SAMPLE);
    const { steps, position } = await this.live.plan(seq, this.sample, [], null);
    const points: PlanPoint[] = [{ steps, position, offer: null }];
    for (const { code } of moves) {
      const next = await this.pointAfter(points, code, seq);
      if (next === null) break;
      points.push(next);
    }
    this.base = { decisions, seq, history };
    this.stopped = null;
    this.points = points;
    this.at = points.length - 1;
  }

  /** Where a move leads after points; null if it is not on offer there. */
  private async pointAfter(points: PlanPoint[], code: number, seq: number): Promise<PlanPoint | null> {
    const offer = points.at(-1)?.position.legal.find((legal) => legal.code === code);
    if (offer === undefined) return null;
    const actions = decisionsUpTo(points, points.length - 1);
    const { steps, position } = await this.live.plan(seq, this.sample, actions, code);
    return { steps, position, offer };
  }

  /** Whether the game has gone on since the plan began. */
  get outdated(): boolean {
    return !this.taking && this.live.position?.decisions !== this.base.decisions;
  }

  readonly position: Position | null = $derived.by(() => {
    const { points, at } = this;
    const [first] = points;
    const position = points[at]?.position;
    if (first === undefined || position === undefined) return null;
    return {
      ...position,
      undo: {
        undo_to: first.position.decisions,
        next: points[at - 1]?.position.decisions ?? null,
        limit: 'start',
        can_redo: at < points.length - 1,
        can_withdraw: false,
      },
      undo_request: this.live.position?.undo_request ?? null,
    };
  });

  readonly history: HistoryEntry[] = $derived.by(() => [
    ...this.base.history,
    ...planHistory(this.points, this.at),
  ]);

  /** The moves that can be taken over: up to the point that is shown, as far as they are certain. */
  readonly toTake: Offer[] = $derived.by(() => movesToTake(this.points, this.at));

  /** Try a move; where it is the one that was tried before, what followed it is kept. */
  async act(code: number): Promise<void> {
    if (this.points[this.at + 1]?.offer?.code === code) {
      this.go(this.at + 1);
      return;
    }
    this.pending = code;
    try {
      const points = this.points.slice(0, this.at + 1);
      const next = await this.pointAfter(points, code, this.base.seq);
      if (next === null) return;
      this.points = [...points, next];
    } catch (problem) {
      // The bar says that the game has gone on.
      if (problem instanceof Refused && problem.code === 'stale') return;
      throw problem;
    } finally {
      this.pending = null;
    }
    this.go(this.at + 1);
  }

  /** Show another point. */
  go(index: number): void {
    const before = this.position;
    const was = this.at;
    this.at = Math.max(0, Math.min(index, this.points.length - 1));
    const after = this.position;
    if (before === null || after === null || this.at === was) return;
    const events = this.points
      .slice(was + 1, this.at + 1)
      .flatMap(({ steps }) => steps.flatMap((step) => step.events));
    for (const listener of this.listeners) listener({ before, after, events, hurried: false, hold: noop });
  }

  async undo(to?: number): Promise<void> {
    const known = this.points.findLastIndex(({ position }) => to === undefined || position.decisions <= to);
    this.go(to === undefined ? this.at - 1 : known);
    return Promise.resolve();
  }

  async redo(): Promise<void> {
    this.go(this.at + 1);
    return Promise.resolve();
  }

  /** Give the certain moves to the game one by one; true if all were taken. */
  async takeOver(): Promise<boolean> {
    const { live } = this;
    const moves = this.toTake;
    this.taking = true;
    try {
      for (const [taken, offer] of moves.entries()) {
        live.flushQueue();
        if (!live.isAsked || !live.offers.some(({ code }) => code === offer.code)) {
          this.stopped = { offer, taken };
          return false;
        }
        await live.act(offer.code);
        await this.settled();
        if (live.stale) {
          this.stopped = { offer, taken };
          return false;
        }
      }
      return true;
    } finally {
      this.taking = false;
    }
  }

  /** Wait until the outcome of the last action is shown by the game's table. */
  private async settled(): Promise<void> {
    while (this.live.pending !== null) {
      await new Promise<void>((resolve) => {
        const stop = this.live.subscribe(() => {
          stop();
          resolve();
        });
        this.live.flushQueue();
      });
    }
  }

  subscribe(listener: UpdateListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get offers(): Offer[] {
    return this.pending === null && !this.taking && !this.outdated ? (this.position?.legal ?? []) : [];
  }

  get isAsked(): boolean {
    return this.viewpoint !== null && (this.position?.waiting.includes(this.viewpoint) ?? false);
  }

  get id(): string {
    return this.live.id;
  }
  get table(): LiveTable['table'] {
    return this.live.table === null ? null : { ...this.live.table, hints: false };
  }
  get game(): string {
    return this.live.game;
  }
  get names(): string[] {
    return this.live.names;
  }
  get connectionState(): LiveTable['connectionState'] {
    return this.live.connectionState;
  }
  get chat(): LiveTable['chat'] {
    return this.live.chat;
  }
  get deadline(): number | null {
    return this.live.deadline;
  }
  get present(): number[] | null {
    return this.live.present;
  }
  get seen(): number[] {
    return this.live.seen;
  }
  get actionCodes(): LiveTable['actionCodes'] {
    return this.live.actionCodes;
  }

  actionCode(action: Action): number | undefined {
    return this.live.actionCode(action);
  }
  reconnectNow(): void {
    this.live.reconnectNow();
  }
  async sendChat(text: string): Promise<void> {
    await this.live.sendChat(text);
  }
  async answerUndo(agree: boolean, seat: number): Promise<void> {
    await this.live.answerUndo(agree, seat);
  }

  close = noop;
  flushQueue = noop;
  resumeQueue = noop;
  showAgain = noop;
  // To try a move is its preview.
  preview = refused<Preview>;
  whyNot = refused<WhyNot>;
  hint = refused<Hint>;
  requestUndo = refused;
  setViewpoint = refused;
}

function noop(): void {
  // A plan has no queue of its own, and holds nothing back.
}

/** What a plan cannot answer. */
function refused<T = void>(): Promise<T> {
  return Promise.reject(new Refused(409, 'planning', ''));
}
