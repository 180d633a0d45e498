/* Tutorial steps: one command for each version at which it is the learner's turn. */

import { includes, choices, playedCards } from '../table/choices';
import type { Command, Lesson, Offer } from '../wire';
import { lessonsTexts } from './texts';

export interface Guidance {
  lesson: Lesson;
  /** The index of the step, by the version that is shown; null while the learner only watches. */
  step: number | null;
  /** True if the game waits for a learner who has left the lesson's course of play. */
  isAway: boolean;
  /** The learner's possible commands: those of the step, or all offers outside the lesson. */
  legal: Offer[];
}

/** The lesson's game as it is shown. */
export interface Shown {
  version: number;
  /** The service's offers, including throw-ins while it waits for the bot. */
  legal: readonly Offer[];
  /** True if the service waits for the learner. */
  isMyTurn: boolean;
}

/**
 * Returns the lesson's guidance at this version. While the bot is waited for, the learner only
 * watches.
 */
export function guidance(lesson: Lesson, { version, legal, isMyTurn }: Shown): Guidance {
  if (!isMyTurn || legal.length === 0) return { lesson, step: null, isAway: false, legal: [] };
  const step = lesson.steps.findIndex((one) => one.version === version);
  const wanted = lesson.steps[step]?.command;
  return wanted === undefined || !isOffered(legal, wanted)
    ? { lesson, step: null, isAway: true, legal: [...legal] }
    : { lesson, step, isAway: false, legal: [wanted] };
}

/** The answer to a card that the lesson does not ask for. */
export const anotherWay = (): string => lessonsTexts().other;

function isOffered(legal: readonly Offer[], wanted: Command): boolean {
  return playedCards(wanted).length === 0
    ? legal.some(({ type }) => type === wanted.type)
    : includes(choices(legal), wanted);
}
