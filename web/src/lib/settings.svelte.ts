/** The settings of the user, stored with the account on the server and on this device. */
import { setLanguage, type Language, LANGUAGES } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark' | 'hc';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';
/** The pace at which the moves of others are shown; off shows them at once. */
export type Pace = 'off' | 'fast' | 'normal' | 'slow';
export type CardSize = 'small' | 'normal' | 'large';

export interface Settings {
  lang: Language;
  theme: Theme;
  /** Symbols beside every colour, larger than usual. */
  symbols: boolean;
  cards: CardSize;
  motion: Motion;
  pace: Pace;
  /** Confirm actions that cannot be undone. */
  confirm: boolean;
  sounds: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** Players at one screen trust each other: nothing is covered between their turns. */
  trusting: boolean;
  /** Notifications of the browser when it is the user's turn. */
  notices: boolean;
  /** Single letters as shortcuts. */
  letters: boolean;
  /** The lessons that are done, as in "viticulture/plant viticulture/harvest". */
  lessons: string;
}

const KEY = 'cuvee-settings';

function defaults(): Settings {
  const preferred = navigator.languages.map((lang) => lang.slice(0, 2));
  const lang = LANGUAGES.find((known) => preferred[0] === known) ?? 'en';
  return {
    lang,
    theme: 'system',
    symbols: false,
    cards: 'normal',
    motion: 'normal',
    pace: 'normal',
    confirm: true,
    sounds: false,
    volume: 50,
    trusting: false,
    notices: false,
    letters: true,
    lessons: '',
  };
}

function parse(stored: unknown): Settings {
  const found = defaults();
  if (typeof stored !== 'object' || stored === null) return found;
  for (const [name, value] of Object.entries(stored)) {
    if (name in found && typeof value === typeof found[name as keyof Settings]) {
      Object.assign(found, { [name]: value });
    }
  }
  if (!LANGUAGES.includes(found.lang)) found.lang = 'en';
  return found;
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(parse(readStored()));
let save: (settings: Settings) => void = () => undefined;

/** Apply the settings of an account, and save every later change by `saver`. */
export function syncSettings(account: Record<string, unknown>, saver: (settings: Settings) => void): void {
  save = saver;
  if (Object.keys(account).length > 0) Object.assign(settings, parse({ ...settings, ...account }));
  applySettings();
}

/** Change a setting, apply it and save it. */
export function changeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be disabled.
  }
  save($state.snapshot(settings));
  applySettings();
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
for (const query of [dark, contrast, reduced]) query.addEventListener('change', applySettings);

/** Whether animations are off, by setting or by the system. */
export function reducedMotion(): boolean {
  return settings.motion === 'off' || reduced.matches;
}

/** The factor of the durations of animations. */
export function motionSpeed(): number {
  return { off: 0, fast: 0.6, normal: 1, slow: 1.6 }[settings.motion];
}

let theme = $state<Exclude<Theme, 'system'>>('light');

/** The theme that is shown, by setting or by the system. */
export function shownTheme(): Exclude<Theme, 'system'> {
  return theme;
}

/** Apply the settings to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  const system = contrast.matches ? 'hc' : dark.matches ? 'dark' : 'light';
  theme = settings.theme === 'system' ? system : settings.theme;
  root.dataset['theme'] = theme;
  root.dataset['symbols'] = String(settings.symbols);
  root.dataset['cards'] = settings.cards;
  root.dataset['motion'] = reducedMotion() ? 'off' : settings.motion;
  void setLanguage(settings.lang);
}
