/* Start-up of the page: language, player, then the first screen. */

import { mount } from 'svelte';
import { useLanguage } from '../i18n/index.svelte';
import { currentRoute } from '../routing/router.svelte';
import { isBanned, reloadAccount } from '../session/account.svelte';
import { wantedLanguage } from '../session/language';
import App from './App.svelte';
import { bring, bringHeader, bringList, fetchModule, isBare } from './pages';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';

export async function start(): Promise<void> {
  // Telegram shows the page in its own view, or in a frame.
  if (window !== parent || 'TelegramWebviewProxy' in window) await (await bringList()).miniApp();
  const { page } = currentRoute();
  // The page's module comes while the service is asked. A failed load is retried when the page is
  // shown, and reported there.
  fetchModule(page).catch(() => null);
  const header = isBare(page) ? null : bringHeader().catch(() => null);
  // A page that is served but whose service is away still shows itself; its requests say what is wrong.
  // The texts come meanwhile: only an account of another language changes them.
  await Promise.all([reloadAccount(), useLanguage(wantedLanguage())]);
  await useLanguage(wantedLanguage());
  // The shell has it.
  const target = document.getElementById('app') as HTMLElement;
  const First = isBanned() ? null : await bring(page).catch(() => null);
  const FirstHeader = await header;
  // The mark that stood there from the first moment gives way to a page that is whole.
  target.replaceChildren();
  mount(App, { target, props: { First, FirstHeader } });
}
