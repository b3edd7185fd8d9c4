import type { GameUi } from '../lib/game';

export const ui = {} as GameUi;
