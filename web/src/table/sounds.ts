/** Four small sounds, made here and not loaded; silent unless somebody wants them. */
import { settings } from '../lib/settings.svelte';

export type Sound = 'turn' | 'placed' | 'scored' | 'refused';

interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523, at: 0, length: 0.28, loud: 0.12, shape: 'sine' },
    { pitch: 784, at: 0.13, length: 0.42, loud: 0.12, shape: 'sine' },
  ],
  placed: [{ pitch: 190, at: 0, length: 0.09, loud: 0.25, shape: 'triangle' }],
  scored: [
    { pitch: 1047, at: 0, length: 0.35, loud: 0.07, shape: 'sine' },
    { pitch: 1568, at: 0.05, length: 0.5, loud: 0.05, shape: 'sine' },
  ],
  refused: [{ pitch: 120, at: 0, length: 0.18, loud: 0.16, shape: 'sine' }],
};

let stage: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!settings.sounds) return;
  stage ??= new AudioContext();
  if (stage.state === 'suspended') void stage.resume();
  for (const note of NOTES[kind]) ring(stage, note);
}

function ring(on: AudioContext, { pitch, at, length, loud, shape }: Note): void {
  const begin = on.currentTime + at;
  const voice = on.createOscillator();
  const strength = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.97, begin + length);
  strength.gain.setValueAtTime(0, begin);
  strength.gain.linearRampToValueAtTime(loud, begin + 0.01);
  strength.gain.exponentialRampToValueAtTime(0.001, begin + length);
  voice.connect(strength).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.02);
}
