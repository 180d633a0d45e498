/* What somebody can be reported for. */

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
