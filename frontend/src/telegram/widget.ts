/*
 * Telegram's login widget, without its script: the page leads to Telegram, which leads back with the signed fields
 * behind the `#` of the address, as JSON in base64url.
 */

import { readCookie } from '../net/cookies';
import { rewriteAddress } from '../routing/router.svelte';

const ANSWER = /^#tgAuthResult=([\w-]+=*)$/;
const KEY = 'telegram';
const KEPT_AS = 'durak_telegram_';
/** As long as Telegram's answer is good for, in seconds. */
const KEPT_FOR = 15 * 60;

export type Purpose = 'log_in' | 'link' | 'confirm';

/** Telegram's answer: `purpose` is null unless this browser has asked, and `data` if its user said no. */
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
 * Leaves the page for Telegram, which leads back to `path`. The address has a key that this browser keeps: somebody
 * else's link with an answer of Telegram would otherwise log its reader in to a foreign account, or link one to theirs.
 * A cookie keeps it: of the tab's storage Chromium may give the page that comes back a state from before it left.
 */
export function goToTelegram(bot: string, purpose: Purpose, path: string): void {
  const key = crypto.randomUUID();
  keep(key, purpose, KEPT_FOR);
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
  const purpose = readCookie(document.cookie, KEPT_AS + key) as Purpose | null;
  // Never with a key that only the address has: it might name more than a cookie.
  if (purpose !== null) keep(key, '', 0);
  return { purpose, data };
}

/** Keeps the request with this key for `seconds`. */
function keep(key: string, purpose: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${KEPT_AS}${key}=${purpose};path=/;max-age=${seconds};samesite=lax${secure}`;
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
