/** A table that is being planned, remembered until the next one. */
import type { PlannedSeat, Wanted } from './new-table';
import { asked, botNames } from './new-table';
import { settled, unusual, type Chosen, type Settled } from './options';
import { saveChoice, lastChoice } from './last-choices';
import type { GameAnswer } from './tables';

interface Kept {
  seats: PlannedSeat[];
  options: Chosen;
  public: boolean;
  seconds: number | null;
}

/** How somebody came here: to play with friends by link, or at one screen. */
export type Company = 'friends' | 'screen' | 'bots' | null;

export class Plan {
  seats = $state<PlannedSeat[]>([]);
  wishes = $state<Chosen>({});
  public = $state(false);
  title = $state('');
  seconds = $state<number | null>(null);
  seed = $state<number | null>(null);

  constructor(
    readonly game: GameAnswer,
    readonly bot: string,
    company: Company,
  ) {
    const usual = { seats: this.company('friends'), options: {}, public: false, seconds: null };
    const kept = lastChoice<Kept>(`table-${game.name}`, usual);
    this.seats = company === null ? kept.seats : this.company(company);
    this.wishes = kept.options;
    this.public = kept.public;
    this.seconds = kept.seconds;
  }

  readonly options: Settled[] = $derived.by(() =>
    settled(this.game.name, this.game.options, this.seats.length, this.wishes),
  );

  get most(): number {
    return Math.max(...this.game.seats);
  }

  add(kind: PlannedSeat['kind'] = 'bot'): void {
    if (this.seats.length < this.most) this.seats.push(this.seat(kind));
  }

  remove(index: number): void {
    if (this.seats.length > 1) this.seats.splice(index, 1);
  }

  turn(index: number, kind: PlannedSeat['kind']): void {
    this.seats[index] = this.seat(kind);
  }

  /** The table as it is asked for. */
  wanted(): Wanted {
    return {
      game: this.game.name,
      seats: this.seats.map(asked),
      options: unusual(this.options),
      title: this.title.trim(),
      public: this.public,
      seconds: this.seconds,
      seed: this.seed,
    };
  }

  keep(): void {
    const { seats, wishes, seconds } = this;
    saveChoice(`table-${this.game.name}`, { seats, options: wishes, public: this.public, seconds });
  }

  private seat(kind: PlannedSeat['kind']): PlannedSeat {
    const taken = this.seats.map((seat) => seat.name);
    const free = botNames().find((name) => !taken.includes(name)) ?? '';
    return { kind, name: kind === 'bot' ? free : '', bot: this.bot };
  }

  private company(company: Exclude<Company, null>): PlannedSeat[] {
    const [first = ''] = botNames();
    const me: PlannedSeat = { kind: 'me', name: '', bot: this.bot };
    const other = { friends: 'open', screen: 'neighbour', bots: 'bot' } as const;
    const kind = other[company];
    return [me, { kind, name: kind === 'bot' ? first : '', bot: this.bot }];
  }
}
