/* The reasons for a report. */

import type { ReasonCode } from '../wire';

export const REASONS: readonly ReasonCode[] = [
  'insult',
  'cheating',
  'boosting',
  'spam',
  'name',
  'leaving',
  'other',
];
