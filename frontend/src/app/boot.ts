/* Starts the page: language, player, then the first screen. */

import { mount } from 'svelte';
import { isLanguage, preferredLanguage, useLanguage } from '../i18n/index.svelte';
import { account, reloadAccount } from '../session/account.svelte';
import { storedLanguage } from '../session/language';
import App from './App.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';

export async function start(): Promise<void> {
  // A page that is served but whose service is away still shows itself; its requests say what is wrong.
  await reloadAccount();
  const wanted = storedLanguage() ?? account().language;
  await useLanguage(isLanguage(wanted) ? wanted : preferredLanguage(navigator.languages));
  const target = document.getElementById('app');
  if (target === null) throw new Error('the shell has no #app');
  mount(App, { target });
  // A replay in a frame of a foreign page is nothing to install.
  if (window === window.parent) void import('./worker').then(({ keepWorker }) => keepWorker());
}
