/* The meaning of a refused command to its player; comes with the first refusal. */

import { isAct, type Act } from '../core/acts';
import { playedCards } from '../core/playedCards';
import type { Refusal } from '../core/table';
import { Problem, Unreachable } from '../net/problem';
import type { Command, GameEvent, Seat } from '../wire';
import { getEventsSince } from './api';

const ACTS_OF: Record<Command['type'], readonly Act['type'][]> = {
  lead: ['cards_led'],
  throw_in: ['card_thrown_in'],
  beat: ['attack_beaten'],
  transfer: ['attack_transferred'],
  show_transfer: ['transfer_shown'],
  take: ['take_declared'],
  done: ['attacker_done'],
  swap_trump: ['trump_swapped'],
  request_redeal: ['redeal_requested'],
  keep_hand: ['hand_kept'],
  call_cheat: ['cheat_caught', 'call_failed'],
};

/** A refused command: its game, its seat, and the version at which it was made. */
interface Refused {
  id: string;
  seat: Seat;
  since: number;
  command: Command;
}

/**
 * Returns why the service refused the command; null if the player has made the same one elsewhere,
 * in another tab or on another device.
 */
export async function refusalOf(
  problem: Problem,
  { id, seat, since, command }: Refused,
): Promise<Omit<Refusal, 'nonce' | 'card'> | null> {
  const { code, detail, facts, version } = problem.body;
  const own = (await eventsSince(id, since)).filter(isAct).filter((act) => act.seat === seat);
  const isMade = own.some((act) => does(act, command));
  const tooLate = own.some((act) => act.cause === 'clock');
  if (isMade && !tooLate) return null;
  const overtaken = version != null && version !== since;
  return { code, detail, facts: facts ?? {}, tooLate, overtaken };
}

/** Returns whether the act is what the command wanted: of its type, with all its cards. */
function does(act: Act, command: Command): boolean {
  const cards = playedCards(act);
  return (
    ACTS_OF[command.type].includes(act.type) &&
    playedCards(command).every((card) => cards.includes(card))
  );
}

/** Returns what happened after version `since`; nothing if that is unknown. */
async function eventsSince(id: string, since: number): Promise<readonly GameEvent[]> {
  try {
    return (await getEventsSince(id, since)).events;
  } catch (failure) {
    if (failure instanceof Problem || failure instanceof Unreachable) return [];
    throw failure;
  }
}
