/* What a lesson asks for: one command at each version at which it is the learner's turn. */

import type { Lesson, Offer } from '../wire';

export interface Guidance {
  lesson: Lesson;
  /** The index of the step, by the version that is shown; null while the learner only watches. */
  step: number | null;
  /** What the learner may do: what the step asks for, if the service offers it. */
  legal: Offer[];
}

/** What the lesson asks for at `version`; away from the lesson all that the service offers. */
export function guidance(lesson: Lesson, version: number, legal: readonly Offer[]): Guidance {
  const step = lesson.steps.findIndex((one) => one.version === version);
  const wanted = lesson.steps[step]?.command;
  if (wanted === undefined || legal.length === 0) return { lesson, step: null, legal: [...legal] };
  return { lesson, step, legal: [wanted] };
}
