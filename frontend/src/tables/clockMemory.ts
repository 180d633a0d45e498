/* The clock that this browser's player chose last. */

import { readClock } from '../core/timeControl';
import type { TimeControl } from '../wire';

const STORED_AS = 'durak.clock';

/** The clock chosen last; null for none, and before the first choice. */
export function rememberedClock(): TimeControl | null {
  return readClock(localStorage.getItem(STORED_AS));
}

/** Remembers what was chosen. */
export function rememberClock(clock: TimeControl | null): void {
  localStorage.setItem(STORED_AS, JSON.stringify(clock));
}
