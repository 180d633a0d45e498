/*
 * Telegram's login widget, without its script: the page leads to Telegram, which leads back with the signed fields
 * behind the `#` of the address, as JSON in base64url.
 */

import { rewriteAddress } from '../routing/router.svelte';
import { keptIn } from '../session/storage';

const ANSWER = /^#tgAuthResult=([\w-]+=*)$/;
const KEY = 'telegram';
const KEPT_AS = 'durak.telegram';
/** For this tab alone. */
const keptHere = keptIn(() => sessionStorage);

export type Purpose = 'log_in' | 'link' | 'confirm';

/** The fields with which Telegram has led back; `data` is null unless this tab has asked Telegram, and it has agreed. */
export interface Answer {
  purpose: Purpose | null;
  data: string | null;
}

/** The number of the site's bot, which the shell of the page names; null without a bot. */
export const botOf = (shell: ParentNode): string | null =>
  shell.querySelector<HTMLMetaElement>('meta[name="durak:telegram"]')?.content ?? null;

/** The address at which Telegram asks its user whether to log in here. */
export function widgetAddress(bot: string, back: URL): string {
  const query = new URLSearchParams({
    bot_id: bot,
    origin: back.origin,
    return_to: back.href,
    request_access: 'write',
  });
  return `https://oauth.telegram.org/auth?${query}`;
}

/**
 * Leaves the page for Telegram, which leads back to `path`. The address has a key that this tab keeps: somebody
 * else's link with an answer of Telegram would otherwise log its reader in to a foreign account, or link one to theirs.
 */
export function goToTelegram(bot: string, purpose: Purpose, path: string): void {
  const key = crypto.randomUUID();
  keptHere.write(KEPT_AS, { key, purpose });
  const back = new URL(path, location.origin);
  back.searchParams.set(KEY, key);
  location.assign(widgetAddress(bot, back));
}

/** Takes Telegram's answer out of the address, where it is good for one use; null if none stands there. */
export function takeAnswer(): Answer | null {
  const here = new URL(location.href);
  const key = here.searchParams.get(KEY);
  if (key === null) return null;
  const data = widgetData(here.hash);
  here.searchParams.delete(KEY);
  rewriteAddress(here.pathname + here.search);
  const begun = keptHere.read(KEPT_AS) as { key: string; purpose: Purpose } | null;
  keptHere.remove(KEPT_AS);
  return begun?.key === key ? { purpose: begun.purpose, data } : { purpose: null, data: null };
}

/** The fields in Telegram's answer in the form of a query; null if there is none, or if it says no. */
export function widgetData(hash: string): string | null {
  const text = ANSWER.exec(hash)?.[1];
  if (text === undefined) return null;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const fields: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof fields !== 'object' || fields === null) return null;
    const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return new URLSearchParams(pairs).toString();
  } catch {
    // Somebody else wrote this address.
    return null;
  }
}
