/* Commands that were played by the clock: no event says so, but the timeouts counted with the running times do. */

import type { Times } from './game';
import type { GameEvent } from './view';

/** What the clock plays for somebody whose time is up. */
const DEFAULTS = new Set<GameEvent['type']>([
  'cards_led',
  'attacker_done',
  'take_declared',
  'hand_kept',
]);

/** `events` with those marked that the clock played between two countings of timeouts. */
export function markLate(
  events: readonly GameEvent[],
  before: Times | undefined,
  after: Times | null,
): GameEvent[] {
  const marked = [...events];
  for (const { seat, timeouts } of after?.seats ?? []) {
    const counted = before?.seats.find((own) => own.seat === seat)?.timeouts ?? timeouts;
    if (timeouts <= counted) continue;
    const at = marked.findLastIndex(
      (event) => DEFAULTS.has(event.type) && 'seat' in event && event.seat === seat,
    );
    const event = marked[at];
    if (event !== undefined) marked[at] = { ...event, late: true };
  }
  return marked;
}
