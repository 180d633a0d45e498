/* The visitor as Telegram knows them. */

import { Problem } from '../net/problem';
import { setAccount } from '../session/account.svelte';
import { logInWithTelegram, type TelegramProof } from './api';

let initData = $state.raw<string | null>(null);

/** Keeps what Telegram's app says of the visitor, signed. */
export function keepInitData(data: string): void {
  initData = data;
}

/** The proof of who the visitor is that the page has in a Mini App; null elsewhere. */
export const miniAppProof = (): TelegramProof | null =>
  initData === null ? null : { kind: 'mini_app', data: initData };

/** `in`: logged in; `new`: no account is linked, and the visitor may choose a name; `code`: a second factor has to follow. */
export type Proven = 'in' | 'new' | 'code';

const OUTCOMES: Record<string, Proven> = { name_needed: 'new', second_factor_needed: 'code' };

/** Logs the visitor in. */
export async function prove(proof: TelegramProof): Promise<Proven> {
  try {
    setAccount(await logInWithTelegram(proof));
    return 'in';
  } catch (failure) {
    const outcome = failure instanceof Problem ? OUTCOMES[failure.code] : undefined;
    if (outcome === undefined) throw failure;
    return outcome;
  }
}
