/* Who uses the page. */

import type { Me } from '../core/game';
import { becomeGuest, getMe, logIn, logOut, register } from '../net/api';

const ANONYMOUS: Me = { id: null, name: null, kind: 'anonymous', language: null };

let me = $state.raw<Me>(ANONYMOUS);

/** The player as the service knows them. */
export function account(): Me {
  return me;
}

/** Asks the service who this is; also fetches the CSRF cookie every later change needs. */
export async function loadAccount(): Promise<void> {
  me = await getMe();
}

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
export function setAccount(changed: Me): void {
  me = changed;
}
