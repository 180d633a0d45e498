/*
 * The move log (game history): the events of the last bouts, gathered from what arrives, and how
 * the log shows them.
 */

import { isAct } from '../core/acts';
import type { GameEvent } from '../wire';

/** Bouts kept besides the one that runs. */
const KEPT_BOUTS = 2;

/** Returns `log` with `news` at its end, or only `news` if events are missing between the two. */
export function extendLog(log: readonly GameEvent[], news: readonly GameEvent[]): GameEvent[] {
  const last = log.at(-1)?.version ?? 0;
  const first = news[0];
  if (first === undefined) return [...log];
  const joins = first.version <= last + 1 && (news.at(-1)?.version ?? 0) >= last;
  const all = joins ? [...log, ...news.filter((event) => event.version > last)] : [...news];
  const starts = all.flatMap((event, index) => (event.type === 'bout_started' ? [index] : []));
  return all.slice(starts.at(-1 - KEPT_BOUTS) ?? 0);
}

export interface LogPart {
  /** The bout's number; null for what came before the first. */
  bout: number | null;
  events: GameEvent[];
}

/** The log bout by bout, the newest first. */
export function byBout(log: readonly GameEvent[]): LogPart[] {
  const parts: LogPart[] = [];
  for (const event of log) {
    if (event.type === 'bout_started') parts.push({ bout: event.number, events: [event] });
    else if (parts.length === 0) parts.push({ bout: null, events: [event] });
    else parts.at(-1)?.events.push(event);
  }
  return parts.reverse();
}

const NOTABLE = new Set<GameEvent['type']>([
  'redeal_requested',
  'transfer_shown',
  'trump_swapped',
  'cycle_completed',
  'cheat_caught',
  'attack_returned',
  'call_failed',
]);

/** Returns whether an event is so rare that the table shows it in words. */
export function isNotable(event: GameEvent): boolean {
  return (event.cause === 'clock' && isAct(event)) || NOTABLE.has(event.type);
}
