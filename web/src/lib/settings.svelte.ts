/** Settings kept per person: on the server with whoever is known there, and on this device until then. */
import { setLanguage, type Language, LANGUAGES } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark' | 'hc';
export type Motion = 'off' | 'fast' | 'normal' | 'slow';
export type CardSize = 'small' | 'normal' | 'large';

export interface Settings {
  lang: Language;
  theme: Theme;
  /** Symbols beside every colour, larger than usual. */
  symbols: boolean;
  cards: CardSize;
  motion: Motion;
  /** Ask before what cannot be undone. */
  confirm: boolean;
  sounds: boolean;
  /** Notices of the browser when it is one's turn elsewhere. */
  notices: boolean;
  /** Single letters as shortcuts. */
  letters: boolean;
}

const KEY = 'cuvee-settings';

function usual(): Settings {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2));
  const lang = LANGUAGES.find((known) => wanted[0] === known) ?? 'en';
  return {
    lang,
    theme: 'system',
    symbols: false,
    cards: 'normal',
    motion: 'normal',
    confirm: true,
    sounds: false,
    notices: false,
    letters: true,
  };
}

function read(plain: unknown): Settings {
  const found = usual();
  if (typeof plain !== 'object' || plain === null) return found;
  for (const [name, value] of Object.entries(plain)) {
    if (name in found && typeof value === typeof found[name as keyof Settings]) {
      Object.assign(found, { [name]: value });
    }
  }
  if (!LANGUAGES.includes(found.lang)) found.lang = 'en';
  return found;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(stored()));
let keep: (plain: Settings) => void = () => undefined;

/** Take over what somebody has set elsewhere, and tell `keeper` of every change from now on. */
export function follow(plain: Record<string, unknown>, keeper: (plain: Settings) => void): void {
  keep = keeper;
  if (Object.keys(plain).length > 0) Object.assign(settings, read({ ...settings, ...plain }));
  apply();
}

/** Change a setting; it holds at once and is kept. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  keep($state.snapshot(settings));
  apply();
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
for (const query of [dark, contrast, still]) query.addEventListener('change', apply);

/** Whether nothing is to move: by setting, or because the system asks for it. */
export function motionless(): boolean {
  return settings.motion === 'off' || still.matches;
}

/** How much longer or shorter movements take. */
export function pace(): number {
  return { off: 0, fast: 0.6, normal: 1, slow: 1.6 }[settings.motion];
}

/** Let the page show what is set. */
export function apply(): void {
  const root = document.documentElement;
  const { theme } = settings;
  root.dataset['theme'] =
    theme === 'system' ? (contrast.matches ? 'hc' : dark.matches ? 'dark' : 'light') : theme;
  root.dataset['symbols'] = String(settings.symbols);
  root.dataset['cards'] = settings.cards;
  root.dataset['motion'] = motionless() ? 'off' : settings.motion;
  void setLanguage(settings.lang);
}
