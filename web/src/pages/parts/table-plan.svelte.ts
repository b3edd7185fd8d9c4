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

export class Plan {
  seats = $state<PlannedSeat[]>([]);
  chosen = $state<Chosen>({});
  public = $state(false);
  title = $state('');
  seconds = $state<number | null>(null);
  seed = $state<number | null>(null);

  constructor(
    readonly game: GameOut,
    readonly bot: string,
    company: Company,
  ) {
    const defaults = { seats: this.company('friends'), options: {}, public: false, seconds: null };
    const stored = lastChoice<StoredPlan>(`table-${game.name}`, defaults);
    this.seats = company === null ? stored.seats : this.company(company);
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
      seed: this.seed,
    };
  }

  store(): void {
    const { seats, chosen, seconds } = this;
    saveChoice(`table-${this.game.name}`, { seats, options: chosen, public: this.public, seconds });
  }

  private seat(kind: PlannedSeat['kind']): PlannedSeat {
    const taken = this.seats.map((seat) => seat.name);
    const free = botNames().find((name) => !taken.includes(name)) ?? '';
    return { kind, name: kind === 'bot' ? free : '', bot: this.bot };
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
