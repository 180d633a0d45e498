/* Bot levels (difficulty): the levels of the service's bots. */

import type { BotLevel } from '../wire';

/** All levels, the weakest first. */
export const LEVELS: readonly BotLevel[] = [
  'child',
  'beginner',
  'learner',
  'casual',
  'clever',
  'master',
];
