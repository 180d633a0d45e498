/* The module of each page, loaded lazily (code splitting) when it is first visited. */

import type { Component } from 'svelte';
import { withTexts } from '../i18n/index.svelte';
import { bringPresetNames } from '../rules/catalogue.svelte';
import type { Head } from './head';
import type { FirstPage, Load, PageName } from './load';

const first: Record<FirstPage, Load> = {
  home: () => import('../home/Home.svelte'),
  game: () => import('../game/Game.svelte'),
};

const isFirst = (page: PageName): page is FirstPage => page in first;

/** Loads the list of the other pages, so that none of them waits for it. */
export const bringList = () => import('./laterPages');

/** Return whether a page has no header: a table fills it, or the frame of a foreign page does without. */
export const isBare = (page: PageName | undefined): boolean =>
  /^(game|replay|puzzle|analysis|tv|embed)$/.test(`${page}`);

/** Loads the header; its texts are among the first. */
export const bringHeader = async (): Promise<Head> => (await import('./Header.svelte')).default;

/** Loads a page's module; `bring` adds its texts, once the language is known. */
export async function fetchModule(page: PageName): Promise<{ default: Component<never> }> {
  if (isFirst(page)) return first[page]();
  const { laterPages } = await bringList();
  return laterPages[page]();
}

/** Loads a page with its texts in the current language. */
export async function bring(page: PageName): Promise<Component<never>> {
  // These pages show names of rule sets at once.
  const names = ['home', 'lobby', 'new'].includes(page) && bringPresetNames();
  const [{ default: Page }] = await Promise.all([withTexts(fetchModule(page)), names]);
  return Page;
}
