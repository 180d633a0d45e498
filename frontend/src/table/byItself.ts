/*
 * Auto-play (forced moves): automatic moves for a reader who has no other choice. Others must not
 * learn of a hand by it: at a table with people only what tells nothing is done, and as late as
 * somebody who has the choice might do it.
 */

import type { Command, Offer } from '../wire';

export interface Spared {
  command: Command;
  /**
   * `at once`: nothing is asked; `seen`: when the reader has seen why; `thought`: as late as somebody might who has the
   * choice.
   */
  when: 'at once' | 'seen' | 'thought';
}

/**
 * The only possible command, if the reader should be spared it; null if there is a choice or a card
 * to play.
 */
export function byItself(
  legal: readonly Offer[],
  { amongBots, wanted }: { amongBots: boolean; wanted: boolean },
): Spared | null {
  const [only, ...others] = legal;
  if (only === undefined || others.length > 0) return null;
  // A hand that must be kept is asked about all the same, so that nobody knows who may ask for another.
  if (only.type === 'keep_hand') return { command: only, when: 'thought' };
  if (!amongBots || !wanted) return null;
  if (only.type === 'done') return { command: only, when: 'at once' };
  return only.type === 'take' ? { command: only, when: 'seen' } : null;
}
