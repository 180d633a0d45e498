/* Re-authentication: the service may ask for the password once more before a sensitive change. */

import { Problem } from '../net/problem';

let waiting = $state.raw<{ go: () => void; stop: () => void } | null>(null);

/** Nothing was changed: the player didn't confirm it. */
export class NotConfirmed extends Error {}

/** Return whether a confirmation is open. */
export const isAsking = (): boolean => waiting !== null;

/** Does the work; if the service wants a confirmation first, asks for it and tries again. */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'confirmation_needed') throw failure;
    await new Promise<void>((go, no) => {
      waiting = { go, stop: () => no(new NotConfirmed()) };
    });
    return await work();
  }
}

/** Go on once this has proven who it is. Throws what the service has against the proof. */
export async function answerWith(proof: Promise<unknown>): Promise<void> {
  await proof;
  const asked = waiting;
  waiting = null;
  asked?.go();
}

export function giveUp(): void {
  const asked = waiting;
  waiting = null;
  asked?.stop();
}
