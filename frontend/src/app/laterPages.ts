/*
 * What each page needs that is seldom the first to be shown, and what comes around the first one: the list of their
 * files is a file of its own.
 */

import { loadTexts } from '../i18n/index.svelte';
import type { FirstPage, Needs, PageName } from './needs';

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

/** What stands around a page; what somebody is told and asked wherever they are. */
export const around = {
  async bell() {
    const [{ default: Bell }] = await Promise.all([
      import('../notifications/Bell.svelte'),
      loadTexts('notifications'),
    ]);
    return Bell;
  },
  async banner() {
    const [{ default: Banner }] = await Promise.all([
      import('../notifications/Banner.svelte'),
      loadTexts('notifications'),
    ]);
    return Banner;
  },
  async footer() {
    const [{ default: Footer }] = await Promise.all([
      import('./Footer.svelte'),
      loadTexts('pages'),
    ]);
    return Footer;
  },
  async moderation() {
    const [{ default: Moderation }] = await Promise.all([
      import('../moderation/Moderation.svelte'),
      loadTexts('moderation', 'accounts'),
    ]);
    return Moderation;
  },
  async goOnSeeking() {
    await (await import('../matchmaking/seeking.svelte')).resumeSeeking();
  },
  async keepWorker() {
    await (await import('./worker')).keepWorker();
  },
};
