/* The current user of the page (logged in, guest or nobody). */

import { isAccount } from '../core/game';
import { banOf } from '../core/standing';
import { onBanned } from '../net/client';
import { Unreachable } from '../net/problem';
import type { Language, Me } from '../wire';
import { becomeGuest, getMe, logIn, logOut, register } from './api';

/** The player as far as the service has said; before that without a language. */
export type KnownPlayer = Omit<Me, 'language'> & { language: Language | null };

const ANONYMOUS: KnownPlayer = {
  id: null,
  name: null,
  avatar: null,
  kind: 'anonymous',
  language: null,
  hide_ratings: false,
  sanctions: [],
};

let me = $state.raw<KnownPlayer>(ANONYMOUS);

/** The player as the service knows them. */
export function account(): KnownPlayer {
  return me;
}

/** Returns whether the player has an account, and is neither a guest nor unknown. */
export const hasAccount = (): boolean => isAccount(me.kind);

/** Returns whether a ban keeps the player out of everything except the account. */
export const isBanned = (): boolean => banOf(me.sanctions) !== null;

/**
 * Asks the service who this is; also fetches the CSRF cookie every later change needs. An answer
 * that was overtaken, for example by a sign-up, describes an identity that is no longer current.
 * Returns whether it is somebody else than before.
 */
export async function loadAccount(): Promise<boolean> {
  const before = me;
  const now = await getMe();
  if (me !== before) return false;
  me = now;
  return now.id !== before.id;
}

/** Asks who this is, unless the service is away: then later answers tell. */
export const reloadAccount = (): Promise<boolean> =>
  loadAccount().catch((failure: unknown) => {
    if (failure instanceof Unreachable) return false;
    throw failure;
  });

/** Makes a guest of somebody without an account, so that they can sit at a table. */
export async function ensurePlayer(): Promise<void> {
  if (me.kind === 'anonymous') me = await becomeGuest();
}

export async function enter(username: string, password: string): Promise<void> {
  me = await logIn(username, password);
}

export async function signUp(username: string, password: string, email: string): Promise<void> {
  me = await register(username, password, email);
}

export async function exit(): Promise<void> {
  await logOut();
  await loadAccount();
}

/** Takes over what the service answered to a change of the player. */
export function setAccount(changed: KnownPlayer): void {
  me = changed;
}

// Banned while the page was open: from the first answer that says so there is nothing else to see.
onBanned(() => void reloadAccount());
