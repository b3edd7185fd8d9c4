/** A game of the past as a table: the same components draw it, nothing can be played at it. */
import type { ConnectionState } from '../lib/connection';
import type { Offer, Position, Preview, Said, Table, Why } from '../lib/protocol';
import { get, Refused } from '../lib/server';
import type { HistoryEntry, PositionUpdate, TableSession } from '../lib/table.svelte';
import { Film, eyeOf, type Eye, type FilmTold, type Frame } from './recording';

const NOTHING: Offer[] = [];

/** What a table told of itself before it is looked at. */
export interface Opened {
  table: Table;
  held: number[];
}

export class ReplaySession implements TableSession {
  film: Film;
  /** The place that is shown: how many decisions had been taken. */
  at: number;
  /** Through whose eyes. */
  looks: Eye;
  /** Whether another pair of eyes is on its way. */
  loading = $state(false);
  readonly table: Table;
  readonly ownSeats: number[];
  readonly connectionState: ConnectionState = 'live';
  readonly closeCode = null;

  readonly chat: Said[] = [];
  readonly rematch = null;
  readonly stoodIn = null;
  readonly deadline = null;
  readonly pending = null;
  readonly stale = false;
  readonly actionCodes: ReadonlyMap<string, number> = new Map();
  readonly queued = 0;
  readonly offers = NOTHING;
  readonly isAsked = false;

  private readonly films = new Map<Eye, Promise<Film>>();
  private readonly listeners = new Set<(update: PositionUpdate) => void>();

  private constructor(
    readonly id: string,
    { table, held }: Opened,
    looks: Eye,
    film: Film,
  ) {
    this.table = table;
    this.ownSeats = held;
    this.film = $state.raw(film);
    this.looks = $state(looks);
    this.at = $state(film.last);
  }

  /** A replay of a table, through these eyes or those that suit; refused where one may not look. */
  static async open(id: string, eye: string | null): Promise<ReplaySession> {
    const opened = await get<Opened>(`/tables/${id}`);
    const { table, held } = opened;
    const looks = eye === null ? (held[0] ?? 'table') : eyeOf(eye, table.seats.length);
    const film = await fetched(id, looks);
    const session = new ReplaySession(id, opened, looks, film);
    session.films.set(looks, Promise.resolve(film));
    return session;
  }

  readonly position: Position | null = $derived.by(() => this.film.position(this.at));
  readonly frame: Frame | null = $derived.by(() => this.film.frame(this.at));
  readonly history: HistoryEntry[] = $derived.by(() =>
    this.film.frames.slice(0, this.at - this.film.first + 1),
  );

  /** The seat whose mat lies in front; through all eyes that of whoever is about to decide. */
  get viewpoint(): number | null {
    if (this.looks === 'table') return null;
    if (this.looks !== 'all') return this.looks;
    return this.position?.waiting[0] ?? this.frame?.seat ?? 0;
  }

  get game(): string {
    return this.table.game;
  }

  get names(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  /** Look through these eyes from now on, at the same place. */
  async watch(eye: Eye): Promise<void> {
    this.loading = true;
    try {
      const film = await this.through(eye);
      this.film = film;
      this.looks = eye;
      this.at = film.clamp(this.at);
    } finally {
      this.loading = false;
    }
  }

  /** Show another place; whoever moves pieces is told of a single step forward. */
  show(at: number): void {
    const before = this.position;
    const was = this.at;
    this.at = this.film.clamp(at);
    const after = this.position;
    if (after === null || before === null || Math.abs(this.at - was) !== 1) return;
    const events = this.at > was ? (this.frame?.events ?? []) : [];
    for (const listener of this.listeners) listener({ before, after, events });
  }

  subscribe(listener: (update: PositionUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  actionCode(): undefined {
    return undefined;
  }

  reconnectNow = nothing;
  flushQueue = nothing;
  act = refused;
  undo = refused;
  redo = refused;
  askUndo = refused;
  answerUndo = refused;
  sendChat = refused;
  whyNot = refused<Why>;
  preview = refused<Preview>;

  async setViewpoint(seat: number | null): Promise<void> {
    await this.watch(seat ?? 'table');
  }

  private through(eye: Eye): Promise<Film> {
    let film = this.films.get(eye);
    if (film === undefined) {
      film = fetched(this.id, eye);
      film.catch(() => this.films.delete(eye));
      this.films.set(eye, film);
    }
    return film;
  }
}

async function fetched(id: string, eye: Eye): Promise<Film> {
  return new Film(await get<FilmTold>(`/tables/${id}/film?eye=${eye}`));
}

function nothing(): void {
  // A replay has no line that could be down, and nothing that waits to be shown.
}

/** What is past stays as it was. */
function refused<T = void>(): Promise<T> {
  return Promise.reject(new Refused(409, 'past', ''));
}
