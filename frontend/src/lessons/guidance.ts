/* What a lesson asks for: one command at each version at which it is the learner's turn. */

import { includes, choices, playedCards } from '../table/choices';
import type { Command, Lesson, Offer } from '../wire';
import { lessonsTexts } from './texts';

export interface Guidance {
  lesson: Lesson;
  /** The index of the step, by the version that is shown; null while the learner only watches. */
  step: number | null;
  /** Whether the game waits for the learner where the lesson, which they have left, has no step. */
  isAway: boolean;
  /** What the learner may do: what the step asks for, or away from the lesson all that is offered. */
  legal: Offer[];
}

/** The lesson's game as it is shown. */
export interface Shown {
  version: number;
  /** What the service offers the learner: a card to throw in, too, while it waits for the bot. */
  legal: readonly Offer[];
  /** Whether it waits for the learner. */
  isMyTurn: boolean;
}

/** What the lesson asks for there. While the bot is waited for, the learner only watches. */
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
