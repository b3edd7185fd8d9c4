/** Playback of a recording: by steps, automatically, by keys. */
import type { GameUi } from '../lib/game';
import type { Recording } from './recording';
import type { ReplaySession } from './session.svelte';
import { nextStop, stopsOf, type StepKind } from './stops';

/** Milliseconds per step at normal speed. */
const STEP_MS = 1400;

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

  private readonly stops: number[] = $derived.by(() => stopsOf(this.recording, this.ui, this.kind));
  private readonly turnStops: number[] = $derived.by(() => stopsOf(this.recording, this.ui, 'turn'));

  get recording(): Recording {
    return this.session.recording;
  }

  get at(): number {
    return this.session.at;
  }

  setKind(kind: string): void {
    this.kind = this.kinds.find((known) => known === kind) ?? 'decision';
  }

  /** Show a decision that the user has chosen; playback stops. */
  show(at: number): void {
    this.playing = false;
    this.session.show(at);
  }

  first(): void {
    this.show(this.recording.first);
  }

  last(): void {
    this.show(this.recording.last);
  }

  step(back: boolean): void {
    this.show(nextStop(this.stops, this.at, back));
  }

  turn(back: boolean): void {
    this.show(nextStop(this.turnStops, this.at, back));
  }

  toggle(): void {
    if (!this.playing && this.at === this.recording.last) this.session.show(this.recording.first);
    this.playing = !this.playing;
  }

  /** Run the playback; returns how to stop it. */
  run(): () => void {
    if (!this.playing) return () => undefined;
    let timer = setTimeout(step, STEP_MS / this.speed, this);
    function step(player: Player): void {
      const held = player.session.show(nextStop(player.stops, player.at, false));
      if (player.at === player.recording.last) player.playing = false;
      else timer = setTimeout(step, Math.max(STEP_MS, held) / player.speed, player);
    }
    return () => clearTimeout(timer);
  }

  /** Handle a key; whether it was one of the player's. */
  handleKey(key: string): boolean {
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
