/** One table as one pair of eyes sees it, kept up to date, and everything that can be asked of it. */
import { Connection, type Line } from './connection';
import {
  changed,
  type Change,
  type Offer,
  type Position,
  type Preview,
  type Said,
  type Table,
  type Text,
  type Why,
} from './plain';
import { Pacing } from './pacing';
import { get, once, Refused } from './server';
import { motionless, pace } from './settings.svelte';

/** What happened at one decision. */
export interface Moment {
  at: number;
  seat: number | null;
  events: Text[];
}

/** Something that has just happened, for whoever moves pieces, tells it or sounds it. */
export interface News {
  before: Position | null;
  after: Position;
  events: Text[];
}

interface PositionTold {
  type: 'position';
  table: Table;
  seq: number;
  eye: number | null;
  position: Position;
}

interface ChangeTold {
  type: 'change';
  seq: number;
  eye: number | null;
  deadline: number | null;
  changes: Change[];
  events: Text[];
}

/** Moves of others follow each other no closer than this, so that they can be followed. */
const GAP = 350;

interface OutlineRow {
  at: number;
  seat: number | null;
  events: Text[];
}

/** What a table shows and can be asked; `LiveTable` is one that is played at, a replay another. */
export type TableSession = Omit<Pick<LiveTable, keyof LiveTable>, 'behind' | 'skip' | 'hurry'>;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  held = $state.raw<number[]>([]);
  eye = $state<number | null>(null);
  line = $state<Line>('connecting');
  /** Why the line is gone for good: 4404 there is no such table for us, 4403 not welcome. */
  goneCode = $state<number | null>(null);
  moments = $state.raw<Moment[]>([]);
  chat = $state.raw<Said[]>([]);
  rematch = $state<string | null>(null);
  stoodIn = $state.raw<{ seats: number[]; bot: string } | null>(null);
  deadline = $state<number | null>(null);
  /** An own decision that the server has not acknowledged yet. */
  pending = $state<number | null>(null);
  /** Somebody decided first; set until the next own decision. */
  overtaken = $state(false);
  codes = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** Moves that have been made and are not shown yet. */
  behind = $state(0);

  private seq = 0;
  /** The number that our last decision got; until it is reached here, it has not been shown. */
  private due = 0;
  private connection: Connection | null = null;
  private closed = false;
  private readonly listeners = new Set<(news: News) => void>();
  private readonly pacing = new Pacing<ChangeTold>(
    (told) => this.change(told),
    () => (motionless() ? 0 : GAP * pace()),
    (behind) => (this.behind = behind),
  );

  /** Looks through `seat`, or else through a seat of one's own that is asked, or any, or as a spectator. */
  constructor(
    readonly id: string,
    seat: number | null = null,
  ) {
    this.eye = seat;
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      const { table, held } = await get<{ table: Table; held: number[] }>(`/tables/${this.id}`);
      this.held = held;
      this.eye ??=
        table.status === 'open' ? null : (held.find((s) => table.asked.includes(s)) ?? held[0] ?? null);
    } catch {
      // The live connection will say what is wrong, or come when the line is back.
    }
    if (this.closed) return;
    this.connection = new Connection(
      () => `/api/tables/${this.id}/live${this.eye === null ? '' : `?seat=${this.eye}`}`,
      (told) => this.hear(told),
      (line, code) => {
        this.line = line;
        this.goneCode = code ?? null;
      },
    );
  }

  close(): void {
    this.closed = true;
    this.connection?.close();
    this.pacing.drop();
    this.listeners.clear();
  }

  /** Try a lost line again now. */
  hurry(): void {
    this.connection?.hurry();
  }

  /** Show at once whatever has happened. */
  skip(): void {
    this.pacing.flush();
  }

  private ask<T>(what: object): Promise<T> {
    if (this.connection === null) return Promise.reject(new Refused(0, 'line_down', ''));
    return this.connection.ask<T>(what);
  }

  /** Be told of what happens, after it is known here; returns how to stop. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get game(): string {
    return this.table?.game ?? '';
  }

  /** The players' names by seat, those of the same name told apart. */
  get names(): string[] {
    return apart(this.table?.seats.map((seat) => seat.name) ?? []);
  }

  get offers(): Offer[] {
    return this.pending === null ? (this.position?.legal ?? []) : [];
  }

  /** Whether the seat we look through is waited for. */
  get asked(): boolean {
    return this.eye !== null && (this.position?.waiting.includes(this.eye) ?? false);
  }

  /** The code of an action, for asking why it cannot be taken; undefined if there is no such action. */
  code(action: Record<string, string | number>): number | undefined {
    return this.codes.get(keyOf(action));
  }

  async act(code: number): Promise<void> {
    const seq = this.seq;
    this.pending = code;
    this.overtaken = false;
    this.stoodIn = null;
    try {
      const told = await this.ask<{ seq?: number }>({ do: 'act', seat: this.eye, seq, action: code });
      this.due = told.seq ?? 0;
      this.settle();
    } catch (problem) {
      this.pending = null;
      if (!(problem instanceof Refused && problem.code === 'stale')) throw problem;
      this.overtaken = true;
    }
  }

  /** A decision is settled once its outcome is shown, so that what it answered is not offered again. */
  private settle(): void {
    if (this.due > 0 && this.seq >= this.due) {
      this.pending = null;
      this.due = 0;
    }
  }

  why(code: number): Promise<Why> {
    return this.ask<Why>({ do: 'why', seat: this.eye, action: code });
  }

  preview(code: number): Promise<Preview> {
    return this.ask<Preview>({ do: 'preview', seat: this.eye, action: code });
  }

  /** Take back the last decision, or all since `to` had been taken. */
  async undo(to?: number): Promise<void> {
    await this.command(to === undefined ? { do: 'undo' } : { do: 'undo', to });
  }

  async redo(): Promise<void> {
    await this.command({ do: 'redo' });
  }

  async askUndo(to: number): Promise<void> {
    await this.command({ do: 'ask_undo', to });
  }

  async answerUndo(agree: boolean, seat: number): Promise<void> {
    await this.ask({ do: 'answer_undo', seat, seq: this.seq, agree });
  }

  /** Look through another seat of ours, or as a spectator. */
  async look(seat: number | null): Promise<void> {
    await this.ask({ do: 'look', seat });
  }

  async say(text: string): Promise<void> {
    await this.ask({ do: 'say', text });
  }

  private async command(what: object): Promise<void> {
    await this.ask({ ...what, seat: this.eye, seq: this.seq });
  }

  private hear(told: { type: string }): void {
    if (told.type === 'position') this.begin(told as PositionTold);
    else if (told.type === 'change') this.pacing.add(told as ChangeTold, this.unhurried(told as ChangeTold));
    else if (told.type === 'table') this.seat((told as unknown as { table: Table }).table);
    else if (told.type === 'said') this.chat = [...this.chat, told as unknown as Said];
    else if (told.type === 'rematch') this.rematch = (told as unknown as { table: string }).table;
    else if (told.type === 'stood_in') this.stoodIn = told as unknown as { seats: number[]; bot: string };
  }

  /** Whether a change is somebody else's move, which is to be seen before the next. */
  private unhurried(told: ChangeTold): boolean {
    return told.events.length > 0 && this.pending === null;
  }

  private begin(told: PositionTold): void {
    this.pacing.drop();
    const before = this.position;
    const elsewhere = this.eye !== told.eye || before === null;
    this.seat(told.table);
    this.eye = told.eye;
    this.seq = told.seq;
    this.deadline = told.table.deadline;
    this.position = told.position;
    this.settle();
    void this.remember();
    if (!elsewhere) this.announce({ before, after: told.position, events: [] });
  }

  private change(told: ChangeTold): void {
    const before = this.position;
    if (before === null) return;
    this.seq = told.seq;
    this.deadline = told.deadline;
    const after = changed(before, told.changes);
    this.position = after;
    this.settle();
    if (after.decisions > before.decisions) {
      this.moments = [
        ...this.moments,
        { at: after.decisions, seat: before.waiting[0] ?? null, events: told.events },
      ];
    } else if (after.decisions < before.decisions) {
      this.moments = this.moments.filter((moment) => moment.at <= after.decisions);
    }
    this.announce({ before, after, events: told.events });
  }

  private seat(table: Table): void {
    const before = this.table;
    this.table = table;
    const same = before !== null && before.status === table.status && sitting(before) === sitting(table);
    if (!same) void this.learn(table);
  }

  /** What is known of a table besides its position: which seats are ours, what was said, every action. */
  private async learn(table: Table): Promise<void> {
    const [seen, chat, actions] = await Promise.all([
      get<{ held: number[] }>(`/tables/${this.id}`),
      get<Said[]>(`/tables/${this.id}/chat`).catch(() => []),
      once<Record<string, string | number>[]>(`/games/${table.game}/actions`),
    ]);
    this.held = seen.held;
    const [first] = seen.held;
    if (this.eye === null && first !== undefined && table.status !== 'open') await this.look(first);
    this.chat = chat;
    this.codes = new Map(actions.map((action, code) => [keyOf(action), code]));
  }

  /** The game so far, for the log. */
  private async remember(): Promise<void> {
    const eye = this.eye === null ? '' : `?eye=${this.eye}`;
    const told = await get<{ rows: OutlineRow[] }>(`/tables/${this.id}/outline${eye}`).catch(() => null);
    if (told === null) return;
    const known = told.rows.map(({ at, seat, events }) => ({ at, seat, events }));
    const last = known.at(-1)?.at ?? -1;
    this.moments = [...known, ...this.moments.filter((moment) => moment.at > last)];
  }

  private announce(news: News): void {
    for (const listener of this.listeners) listener(news);
  }
}

/** Names of which no two are the same: the second Oak is Oak 2. */
export function apart(names: string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** Who sits where, to see whether it has changed. */
function sitting(table: Table): string {
  return table.seats.map(({ person, kind }) => `${kind}:${person ?? ''}`).join();
}

function keyOf(action: Record<string, string | number>): string {
  return Object.keys(action)
    .sort()
    .map((thing) => `${thing}=${action[thing]}`)
    .join('&');
}
