/*
 * The player about to be reported. Any page may ask for the dialog; it is loaded when it is first
 * needed.
 */

import type { Evidence, Somebody } from './api';

/** The player who is meant, or the players among whom the reporter chooses. */
export type About = Evidence & ({ player: Somebody } | { among: readonly Somebody[] });

let about = $state.raw<About | null>(null);

export const reporting = (): About | null => about;

/** Asks the player what they have to say about somebody. */
export function openReport(somebody: About): void {
  about = somebody;
}

export function closeReport(): void {
  about = null;
}
