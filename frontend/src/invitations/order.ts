/* The order in which players are offered: those online, those who play, the others; each by name. */

import type { Player } from '../accounts/api';

const RANK: Record<Player['presence'], number> = { online: 0, playing: 1, offline: 2 };

export function byPresence(players: readonly Player[]): Player[] {
  return [...players].sort(
    (one, other) => RANK[one.presence] - RANK[other.presence] || one.name.localeCompare(other.name),
  );
}
