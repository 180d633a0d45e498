/* The themes of puzzles, in the order of the page. */

import type { Theme } from './api';

export const THEMES = [
  'beat_it',
  'take_it',
  'transfer',
  'right_lead',
  'several_at_once',
  'throw_in_more',
  'stop_in_time',
  'keep_trump',
  'spend_trump',
  'last_card',
  'long_line',
] as const satisfies readonly Theme[];

/** The theme of that name, if it is one. */
export const themeOf = (name: string | null): Theme | null =>
  THEMES.find((theme) => theme === name) ?? null;
