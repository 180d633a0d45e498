/* What staff decided about the player, and what of it the page has to say now. */

export type ReasonCode = 'cheating' | 'boosting' | 'insult' | 'spam' | 'name' | 'leaving' | 'other';

export const REASONS: readonly ReasonCode[] = [
  'insult',
  'cheating',
  'boosting',
  'spam',
  'name',
  'leaving',
  'other',
];

export interface Appeal {
  text: string;
  at: string;
  outcome: 'stands' | 'lifted' | null;
  words: string;
  answered_at: string | null;
}

/** A warning, a mute or a ban; `until` is null for good, and for a warning. */
export interface Sanction {
  id: number;
  kind: 'warning' | 'mute' | 'ban';
  reason: ReasonCode;
  words: string;
  since: string;
  until: string | null;
  in_force: boolean;
  acknowledged_at: string | null;
  lifted_at: string | null;
  appeal: Appeal | null;
  may_appeal: boolean;
}

/** The ban that keeps the player out. */
export function banOf(sanctions: readonly Sanction[]): Sanction | null {
  return sanctions.find((one) => one.kind === 'ban' && one.in_force) ?? null;
}

/** What the player has not said they have read; a ban has a page of its own. */
export function unread(sanctions: readonly Sanction[]): Sanction[] {
  return sanctions.filter((one) => one.acknowledged_at === null && one.kind !== 'ban');
}
