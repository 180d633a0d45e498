/*
 * What each page needs that is seldom the first to be shown, and what comes around the first one: the list of their
 * files is a file of its own.
 */

import type { FirstPage, Needs, PageName } from './needs';

export { Around } from './around.svelte';

export const laterPages: Record<Exclude<PageName, FirstPage>, Needs> = {
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
  duplicates: [() => import('../duplicates/DuplicatesPage.svelte'), 'pages', 'puzzles'],
  duplicate: [() => import('../duplicates/DuplicatePage.svelte'), 'pages', 'puzzles'],
  daily: [() => import('../dailyDeal/DailyDealPage.svelte'), 'puzzles'],
  replay: [() => import('../records/ReplayPage.svelte'), 'pages', 'narration', 'records'],
  embed: [() => import('../records/ReplayPage.svelte'), 'pages', 'narration', 'records'],
  banned: [() => import('../moderation/BannedPage.svelte'), 'pages', 'accounts', 'moderation'],
  missing: [() => import('./Missing.svelte'), 'pages'],
};
