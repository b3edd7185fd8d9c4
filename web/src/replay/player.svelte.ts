/** Moving through a film: by steps, by itself, by keys. */
import type { GameUi } from '../lib/game';
import type { Film } from './recording';
import type { ReplaySession } from './session.svelte';
import { following, stops, type StepKind } from './stops';

/** How long a place is shown at single speed. */
const PAUSE = 1400;

export class Player {
  kind = $state<StepKind>('decision');
  speed = $state(1);
  playing = $state(false);
  readonly speeds = [0.5, 1, 2, 4];
  readonly kinds: StepKind[];

  constructor(
    private readonly session: ReplaySession,
    private readonly ui: GameUi,
  ) {
    this.kinds = ['decision', ...ui.stages];
  }

  private readonly stopping: number[] = $derived.by(() => stops(this.film, this.ui, this.kind));
  private readonly turns: number[] = $derived.by(() => stops(this.film, this.ui, 'turn'));

  get film(): Film {
    return this.session.film;
  }

  get at(): number {
    return this.session.at;
  }

  by(kind: string): void {
    this.kind = this.kinds.find((known) => known === kind) ?? 'decision';
  }

  /** Show a place that was chosen by hand; what plays by itself stops. */
  show(at: number): void {
    this.playing = false;
    this.session.show(at);
  }

  first(): void {
    this.show(this.film.first);
  }

  last(): void {
    this.show(this.film.last);
  }

  step(back: boolean): void {
    this.show(following(this.stopping, this.at, back));
  }

  turn(back: boolean): void {
    this.show(following(this.turns, this.at, back));
  }

  toggle(): void {
    if (!this.playing && this.at === this.film.last) this.session.show(this.film.first);
    this.playing = !this.playing;
  }

  /** Let it play for as long as it is to; returns how to stop. */
  run(): () => void {
    if (!this.playing) return () => undefined;
    const timer = setInterval(() => {
      this.session.show(following(this.stopping, this.at, false));
      if (this.at === this.film.last) this.playing = false;
    }, PAUSE / this.speed);
    return () => clearInterval(timer);
  }

  /** Do what a key says; whether it said something. */
  key(key: string): boolean {
    if (key === 'ArrowLeft') this.show(this.at - 1);
    else if (key === 'ArrowRight') this.show(this.at + 1);
    else if (key === 'ArrowUp') this.turn(true);
    else if (key === 'ArrowDown') this.turn(false);
    else if (key === 'Home') this.first();
    else if (key === 'End') this.last();
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }
}
