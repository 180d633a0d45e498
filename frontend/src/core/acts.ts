/* Events that are what a seat's command does itself, apart from all that follows from it. */

import type { GameEvent } from '../wire';

const ACTS = [
  'cards_led',
  'card_thrown_in',
  'attack_beaten',
  'attack_transferred',
  'transfer_shown',
  'take_declared',
  'attacker_done',
  'trump_swapped',
  'redeal_requested',
  'hand_kept',
  'cheat_caught',
  'call_failed',
] as const satisfies readonly GameEvent['type'][];

export type Act = Extract<GameEvent, { type: (typeof ACTS)[number] }>;

const KNOWN: ReadonlySet<GameEvent['type']> = new Set(ACTS);

/** Return whether the event is an act of its seat, by the player, the clock or a bot. */
export const isAct = (event: GameEvent): event is Act => KNOWN.has(event.type);
