/* The clock that this browser's player chose last. */

import { readClock } from '../core/timeControl';
import { kept } from '../session/storage';
import type { TimeControl } from '../wire';

const STORED_AS = 'durak.clock';

/** The clock chosen last; null for none, and before the first choice. */
export function rememberedClock(): TimeControl | null {
  return readClock(kept.get(STORED_AS));
}

/** Stores the chosen clock. */
export function rememberClock(clock: TimeControl | null): void {
  kept.write(STORED_AS, clock);
}
