/*
 * Bans, mutes and warnings of the player (decisions of staff), and which of them the page shows
 * now.
 */

import type { Sanction } from '../wire';

/** The ban that keeps the player out. */
export function banOf(sanctions: readonly Sanction[]): Sanction | null {
  return sanctions.find((one) => one.kind === 'ban' && one.in_force) ?? null;
}

/** The decisions that the player has not acknowledged; a ban has a separate page. */
export function unread(sanctions: readonly Sanction[]): Sanction[] {
  return sanctions.filter((one) => one.acknowledged_at === null && one.kind !== 'ban');
}
