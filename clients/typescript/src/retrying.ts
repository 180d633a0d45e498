/* Decides without any input or output when a request is sent again, and after how long. */

import type { ApiError } from './errors.js';

const FIRST_PAUSE_MS = 250;
export const MAX_PAUSE_MS = 8_000;
/** The service did nothing and names a time. */
export const BUSY: ReadonlySet<number> = new Set([429, 503]);
/** Nobody knows whether the request was done. */
const FAILED: ReadonlySet<number> = new Set([500, 502, 504]);
const KEY_IN_USE = 'idempotency_key_in_use';

/** Returns the milliseconds to wait before a retry or a reconnect: exponential backoff with jitter. */
export function growingPause(attempt: number): number {
  const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return longest * (0.5 + Math.random() / 2);
}

/** The number of repeats of a request, and the longest wait that the service may ask for. */
export class RetryPolicy {
  constructor(
    readonly retries: number,
    readonly longestWaitMs: number,
  ) {}

  /** Returns the milliseconds to wait after a refusal; null if it is final. */
  pauseAfterReply(attempt: number, refusal: ApiError, repeatable: boolean): number | null {
    const { status, code, retryAfterMs } = refusal;
    const isPassing = BUSY.has(status) || code === KEY_IN_USE || (repeatable && FAILED.has(status));
    if (!isPassing || attempt >= this.retries) return null;
    if (retryAfterMs === null) return growingPause(attempt);
    return retryAfterMs <= this.longestWaitMs ? retryAfterMs : null;
  }

  /** Returns the milliseconds to wait after an attempt without a reply; null to give up. */
  pauseAfterSilence(attempt: number, wasSent: boolean, repeatable: boolean): number | null {
    if (attempt >= this.retries || (wasSent && !repeatable)) return null;
    return growingPause(attempt);
  }
}
