/*
 * The modules of pages that are seldom shown first, and of the parts around the first page. A
 * separate file keeps this list out of the first download.
 */

import { parseRoute } from '../routing/routes';
import type { FirstPage, Load, PageName } from './load';

export { Around } from './around.svelte';

/** Begins the Mini App, which works in Telegram alone. Frames of other sites show replays and TV: they are none. */
export async function miniApp(): Promise<void> {
  if (!parseRoute(location).page.startsWith('embed'))
    await (await import('../telegram/miniApp')).begin();
}

export const laterPages: Record<Exclude<PageName, FirstPage>, Load> = {
  lobby: () => import('../lobby/LobbyPage.svelte'),
  new: () => import('../tables/CreateTable.svelte'),
  login: () => import('../accounts/LogIn.svelte'),
  register: () => import('../accounts/Register.svelte'),
  'sign-in': () => import('../accounts/SignIn.svelte'),
  'confirm-email': () => import('../accounts/ConfirmEmail.svelte'),
  'reset-password': () => import('../accounts/ResetPassword.svelte'),
  account: () => import('../accounts/AccountPage.svelte'),
  friends: () => import('../accounts/FriendsPage.svelte'),
  settings: () => import('../settings/Settings.svelte'),
  rules: () => import('../book/Book.svelte'),
  'rule-sets': () => import('../ruleSets/RuleSetsPage.svelte'),
  'rule-set': () => import('../ruleSets/RuleSetPage.svelte'),
  player: () => import('../profiles/Profile.svelte'),
  leaderboards: () => import('../ratings/Leaderboards.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('../puzzles/PuzzlePage.svelte'),
  analysis: () => import('../analysis/AnalysisPage.svelte'),
  duplicates: () => import('../duplicates/DuplicatesPage.svelte'),
  duplicate: () => import('../duplicates/DuplicatePage.svelte'),
  daily: () => import('../dailyDeal/DailyDealPage.svelte'),
  tv: () => import('../tv/TvPage.svelte'),
  'embed-tv': () => import('../tv/TvPage.svelte'),
  tournaments: () => import('../tournaments/TournamentsPage.svelte'),
  'new-tournament': () => import('../tournaments/CreateTournament.svelte'),
  tournament: () => import('../tournaments/TournamentPage.svelte'),
  clubs: () => import('../clubs/ClubsPage.svelte'),
  club: () => import('../clubs/ClubPage.svelte'),
  replay: () => import('../records/ReplayPage.svelte'),
  embed: () => import('../records/ReplayPage.svelte'),
  banned: () => import('../moderation/BannedPage.svelte'),
  missing: () => import('./Missing.svelte'),
};
