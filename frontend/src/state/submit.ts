/* What is sent until an answer comes: the same key makes it safe to send again. */

import type { Submitted } from '../core/game';
import type { Command } from '../core/view';
import { sendCommand } from '../net/api';
import { backoff } from '../net/backoff';
import { newKey } from '../net/keys';
import { Unreachable } from '../net/problem';

const TRIES = 5;

/** The service's answer. Throws Problem when it refuses, Unreachable when no try is answered. */
export function submit(gameId: string, command: Command): Promise<Submitted> {
  return untilAnswered((key) => sendCommand(gameId, command, key));
}

/** Whatever is sent under a key of its own. Throws as `submit` does. */
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
