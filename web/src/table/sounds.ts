/** Four synthesised sounds, played if the settings allow it and as loud as they say. */
import { settings } from '../lib/settings.svelte';

export type Sound = 'turn' | 'placed' | 'scored' | 'refused';

interface Note {
  pitch: number;
  at: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523, at: 0, length: 0.28, volume: 0.12, shape: 'sine' },
    { pitch: 784, at: 0.13, length: 0.42, volume: 0.12, shape: 'sine' },
  ],
  placed: [{ pitch: 190, at: 0, length: 0.09, volume: 0.25, shape: 'triangle' }],
  scored: [
    { pitch: 1047, at: 0, length: 0.35, volume: 0.07, shape: 'sine' },
    { pitch: 1568, at: 0.05, length: 0.5, volume: 0.05, shape: 'sine' },
  ],
  refused: [{ pitch: 120, at: 0, length: 0.18, volume: 0.16, shape: 'sine' }],
};

/** The volume of the settings at which notes are as loud as they are written. */
const USUAL_VOLUME = 50;

let audio: AudioContext | null = null;

export function playSound(kind: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of NOTES[kind]) playNote(audio, note);
}

function playNote(context: AudioContext, { pitch, at, length, volume, shape }: Note): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.97, start + length);
  gain.gain.setValueAtTime(0, start);
  const loudness = (volume * settings.volume) / USUAL_VOLUME;
  gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
