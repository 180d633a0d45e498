/* The Telegram Mini App: the page inside Telegram. */

import { isTMA, retrieveLaunchParams, retrieveRawInitData } from '@tma.js/bridge';
import { useLanguage } from '../i18n/index.svelte';
import { Problem, Unreachable } from '../net/problem';
import { navigate, rewriteAddress } from '../routing/router.svelte';
import { hasAccount, reloadAccount } from '../session/account.svelte';
import { wantedLanguage } from '../session/language';
import { followHost, takeTheme } from './host.svelte';
import { pathOfStart } from './start';
import { keepInitData, prove } from './visitor.svelte';

/** Prepares the page before it shows itself: theme, the page that the start parameter names, and who the visitor is. */
export async function begin(): Promise<void> {
  if (!isTMA()) return;
  const { tgWebAppStartParam, tgWebAppThemeParams } = retrieveLaunchParams();
  const path = pathOfStart(tgWebAppStartParam);
  if (path !== null && location.pathname === '/') goInstead(path);
  followHost();
  takeTheme(tgWebAppThemeParams.bg_color);
  await logIn();
}

/** Logs the visitor in by what Telegram says of them, unless this session knows them already. */
async function logIn(): Promise<void> {
  const data = retrieveRawInitData();
  if (data === undefined || data === '') return;
  keepInitData(data);
  await reloadAccount();
  if (hasAccount()) return;
  // A refusal is shown in the visitor's language.
  await useLanguage(wantedLanguage());
  try {
    const proven = await prove({ kind: 'mini_app', data });
    const next = encodeURIComponent(location.pathname + location.search);
    if (proven === 'code') goInstead(`/login?step=second&next=${next}`);
  } catch (failure) {
    // After a reload the data are used up; everybody can play as a guest, and log in otherwise.
    if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
  }
}

/** Going where one is makes no further step, so nothing leads back to the page that Telegram has opened. */
function goInstead(path: string): void {
  rewriteAddress(path);
  navigate(path);
}
