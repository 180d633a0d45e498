/* Retry: sends a request until an answer arrives; the same idempotency key makes repeats safe. */

import { backoff } from './backoff';
import { newKey } from './keys';
import { Unreachable } from './problem';

const TRIES = 5;

/**
 * Sends under one key until an answer comes. Throws Problem when the service refuses, Unreachable
 * when no try is answered.
 */
export async function untilAnswered<T>(send: (key: string) => Promise<T>): Promise<T> {
  const key = newKey();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(key);
    } catch (failure) {
      if (!(failure instanceof Unreachable) || attempt + 1 >= TRIES) throw failure;
      await new Promise((resume) => setTimeout(resume, backoff(attempt, Math.random())));
    }
  }
}
