/* What each page needs before it can be shown. */

import type { Component } from 'svelte';
import { loadTexts } from '../i18n/index.svelte';
import { bringPresetNames } from '../rules/catalogue.svelte';
import type { FirstPage, Needs, PageName } from './needs';

const first: Record<FirstPage, Needs> = {
  home: [() => import('../home/Home.svelte'), 'pages', 'clocks', 'tables', 'matchmaking'],
  game: [() => import('../game/Game.svelte')],
};

const isFirst = (page: PageName): page is FirstPage => page in first;

/** Brings the list of the other pages, so that none of them waits for it. */
export const bringList = () => import('./laterPages');

async function needsOf(page: PageName): Promise<Needs> {
  if (isFirst(page)) return first[page];
  const { laterPages } = await bringList();
  return laterPages[page];
}

/** Begins to load a page's module; its texts come with `bring`, once the language is known. */
export async function fetchModule(page: PageName): Promise<void> {
  const [load] = await needsOf(page);
  await load();
}

/** Brings all that a page needs, in the language in use. */
export async function bring(page: PageName): Promise<Component<never>> {
  const [load, ...texts] = await needsOf(page);
  // These show names of rule sets at once.
  const names = (page === 'home' || page === 'new') && bringPresetNames();
  const [{ default: Page }] = await Promise.all([load(), loadTexts(...texts), names]);
  return Page;
}
