/* The player's last choice for a game against bots, kept by this browser. */

import { LEVELS } from '../core/levels';
import { kept } from '../session/storage';
import type { BotLevel } from '../wire';

const STORED_AS = 'durak.playNow';

export const VARIANTS: readonly string[] = ['podkidnoy', 'perevodnoy'];
export const MAX_OPPONENTS = 5;

export interface BotGameChoice {
  preset: string;
  opponents: number;
  level: BotLevel;
}

const DEFAULT: BotGameChoice = { preset: 'podkidnoy', opponents: 3, level: 'casual' };

/** The stored choice; a part that no game can have, for example one of an older page, is as at first. */
export function readChoice(stored: unknown): BotGameChoice {
  if (typeof stored !== 'object' || stored === null) return DEFAULT;
  const { preset, opponents, level } = stored as Partial<Record<keyof BotGameChoice, unknown>>;
  const isCount =
    Number.isInteger(opponents) && Number(opponents) >= 1 && Number(opponents) <= MAX_OPPONENTS;
  return {
    preset: VARIANTS.find((name) => name === preset) ?? DEFAULT.preset,
    opponents: isCount ? Number(opponents) : DEFAULT.opponents,
    level: LEVELS.find((name) => name === level) ?? DEFAULT.level,
  };
}

export const lastChoice = (): BotGameChoice => readChoice(kept.read(STORED_AS));

export const rememberChoice = (choice: BotGameChoice): void => kept.write(STORED_AS, choice);
