/* What each page needs before it can be shown. */

import type { Component } from 'svelte';
import { loadTexts, type TextGroup } from '../i18n/index.svelte';
import type { Route } from '../routing/routes';
import { bringPresetNames } from '../rules/catalogue.svelte';

type Load = () => Promise<{ default: Component<never> }>;

/** One module a page, loaded when it is first visited, and the texts it can't do without. */
const pages: Record<Route['page'], [Load, ...TextGroup[]]> = {
  home: [() => import('../home/Home.svelte'), 'pages', 'clocks', 'tables', 'matchmaking'],
  new: [() => import('../tables/CreateTable.svelte'), 'pages', 'clocks', 'tables', 'ruleSets'],
  login: [() => import('../accounts/LogIn.svelte'), 'pages', 'accounts'],
  register: [() => import('../accounts/Register.svelte'), 'pages', 'accounts'],
  'confirm-email': [() => import('../accounts/ConfirmEmail.svelte'), 'pages', 'accounts'],
  'reset-password': [() => import('../accounts/ResetPassword.svelte'), 'pages', 'accounts'],
  account: [() => import('../accounts/AccountPage.svelte'), 'pages', 'accounts'],
  friends: [() => import('../accounts/FriendsPage.svelte'), 'pages', 'accounts'],
  settings: [() => import('../settings/Settings.svelte'), 'pages'],
  rules: [() => import('../book/Book.svelte'), 'book', 'narration'],
  'rule-sets': [() => import('../ruleSets/RuleSetsPage.svelte'), 'pages', 'ruleSets'],
  'rule-set': [() => import('../ruleSets/RuleSetPage.svelte'), 'pages', 'ruleSets'],
  player: [() => import('../profiles/Profile.svelte'), 'pages', 'ratings'],
  leaderboards: [() => import('../ratings/Leaderboards.svelte'), 'pages', 'ratings'],
  puzzles: [() => import('../puzzles/PuzzlesPage.svelte'), 'puzzles'],
  puzzle: [
    () => import('../puzzles/PuzzlePage.svelte'),
    'pages',
    'puzzles',
    'narration',
    'refusals',
  ],
  analysis: [
    () => import('../analysis/AnalysisPage.svelte'),
    'pages',
    'narration',
    'refusals',
    'records',
    'review',
    'analysis',
  ],
  daily: [() => import('../dailyDeal/DailyDealPage.svelte'), 'puzzles'],
  game: [() => import('../game/Game.svelte')],
  replay: [() => import('../records/ReplayPage.svelte'), 'pages', 'narration', 'records'],
  embed: [() => import('../records/ReplayPage.svelte'), 'pages', 'narration', 'records'],
  banned: [() => import('../moderation/BannedPage.svelte'), 'pages', 'accounts', 'moderation'],
  missing: [() => import('./Missing.svelte'), 'pages'],
};

/** Begins to load a page's module; its texts come with `bring`, once the language is known. */
export const fetchModule = (page: Route['page']): Promise<unknown> => pages[page][0]();

/** Brings all that a page needs, in the language in use. */
export async function bring(page: Route['page']): Promise<Component<never>> {
  const [load, ...texts] = pages[page];
  // These show names of rule sets at once.
  const names = (page === 'home' || page === 'new') && bringPresetNames();
  const [{ default: Page }] = await Promise.all([load(), loadTexts(...texts), names]);
  return Page;
}
