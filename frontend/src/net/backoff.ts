/* Exponential backoff with jitter: how long to wait before trying again. */

const FIRST_MS = 400;
const MAX_PAUSE_MS = 8_000;

/** The pause before attempt `attempt` (0 is the first retry); `random` is from 0 to below 1. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(MAX_PAUSE_MS, FIRST_MS * 2 ** attempt);
  return Math.round(full * (1 - random / 2));
}
