/* What staff decided about the player, and what of it the page has to say now. */

import type { ReasonCode, Sanction } from '../wire';

export const REASONS: readonly ReasonCode[] = [
  'insult',
  'cheating',
  'boosting',
  'spam',
  'name',
  'leaving',
  'other',
];

/** The ban that keeps the player out. */
export function banOf(sanctions: readonly Sanction[]): Sanction | null {
  return sanctions.find((one) => one.kind === 'ban' && one.in_force) ?? null;
}

/** What the player has not said they have read; a ban has a page of its own. */
export function unread(sanctions: readonly Sanction[]): Sanction[] {
  return sanctions.filter((one) => one.acknowledged_at === null && one.kind !== 'ban');
}
