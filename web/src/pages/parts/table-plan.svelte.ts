/** The form state of a new table, stored for the next one. */
import type { PlannedSeat, TableRequest } from './new-table';
import { newSeat, botNames } from './new-table';
import { optionStates, changedOptions, type Chosen, type OptionState } from './options';
import { saveChoice, lastChoice } from './last-choices';
import type { GameOut } from './tables';

interface StoredPlan {
  seats: PlannedSeat[];
  options: Chosen;
  public: boolean;
  seconds: number | null;
}

/** Who plays: friends by link, several at one screen, or bots. */
export type Company = 'friends' | 'screen' | 'bots' | null;

/** A friend for whom a seat is kept. */
export interface InvitedFriend {
  id: string;
  name: string;
}

export class Plan {
  seats = $state<PlannedSeat[]>([]);
  chosen = $state<Chosen>({});
  public = $state(false);
  title = $state('');
  seconds = $state<number | null>(null);
  seed = $state<number | null>(null);
  /** Whether hints are given, if that was chosen. */
  hints = $state<boolean | null>(null);
  rated = $state(false);

  constructor(
    readonly game: GameOut,
    readonly bot: string,
    company: Company,
    friend: InvitedFriend | null = null,
  ) {
    const defaults = { seats: this.company('friends'), options: {}, public: false, seconds: null };
    const stored = lastChoice<StoredPlan>(`table-${game.name}`, defaults);
    this.seats = company === null ? stored.seats : this.company(company);
    if (friend !== null) this.seats = this.withFriend(friend);
    this.chosen = stored.options;
    this.public = stored.public;
    this.seconds = stored.seconds;
  }

  readonly options: OptionState[] = $derived.by(() =>
    optionStates(this.game.options, this.seats.length, this.chosen),
  );

  get maxSeats(): number {
    return Math.max(...this.game.seats);
  }

  get minSeats(): number {
    return Math.min(...this.game.seats);
  }

  /** Whether other people come to the table. */
  get shared(): boolean {
    return this.seats.some(({ kind }) => kind === 'open' || kind === 'invited');
  }

  /** Whether hints are given: as chosen, else where nobody else comes. */
  get allowsHints(): boolean {
    return !this.isRated && (this.hints ?? !this.shared);
  }

  /** Whether the result can change ratings: several seats, one of them the user's. */
  get canBeRated(): boolean {
    const mine = this.seats.filter(({ kind }) => kind === 'me' || kind === 'neighbour');
    return this.seats.length > 1 && mine.length === 1;
  }

  get isRated(): boolean {
    return this.rated && this.canBeRated;
  }

  add(kind: PlannedSeat['kind'] = 'bot'): void {
    if (this.seats.length < this.maxSeats) this.seats.push(this.seat(kind));
  }

  remove(index: number): void {
    if (this.seats.length > this.minSeats) this.seats.splice(index, 1);
  }

  setKind(index: number, kind: PlannedSeat['kind']): void {
    this.seats[index] = this.seat(kind);
  }

  /** The table to create. */
  request(): TableRequest {
    return {
      game: this.game.name,
      seats: this.seats.map(newSeat),
      options: changedOptions(this.options),
      title: this.title.trim(),
      public: this.public,
      seconds: this.seconds,
      seed: this.isRated ? null : this.seed,
      hints: this.hints,
      rated: this.isRated,
    };
  }

  store(): void {
    const { chosen, seconds } = this;
    const seats = this.seats.map((seat) => ({ ...seat, person: undefined }));
    saveChoice(`table-${this.game.name}`, { seats, options: chosen, public: this.public, seconds });
  }

  private seat(kind: PlannedSeat['kind']): PlannedSeat {
    const taken = this.seats.map((seat) => seat.name);
    const free = botNames().find((name) => !taken.includes(name)) ?? '';
    return { kind, name: kind === 'bot' ? free : '', bot: this.bot };
  }

  private withFriend({ id, name }: InvitedFriend): PlannedSeat[] {
    const [me] = this.company('bots');
    const friend: PlannedSeat = { kind: 'invited', name, bot: this.bot, person: id };
    return me === undefined ? [friend] : [me, friend];
  }

  private company(company: Exclude<Company, null>): PlannedSeat[] {
    const names = botNames();
    const me: PlannedSeat = { kind: 'me', name: '', bot: this.bot };
    const other = { friends: 'open', screen: 'neighbour', bots: 'bot' } as const;
    const kind = other[company];
    const others = Math.max(2, this.minSeats) - 1;
    return [
      me,
      ...Array.from({ length: others }, (_, index) => ({
        kind,
        name: kind === 'bot' ? (names[index] ?? '') : '',
        bot: this.bot,
      })),
    ];
  }
}
