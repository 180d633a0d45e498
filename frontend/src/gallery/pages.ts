/* Pages beside the table, with answers from here in place of the service's. */

import { mount, unmount, type Component } from 'svelte';
import '../styles/pages.css';
import PasskeysSection from '../accounts/PasskeysSection.svelte';
import Book from '../book/Book.svelte';
import ClubPage from '../clubs/ClubPage.svelte';
import ClubsPage from '../clubs/ClubsPage.svelte';
import { CLUB_ANSWERS, SAMPLE_CLUB } from '../clubs/sampleClub';
import { SAMPLE_EXAMPLES } from '../book/sampleExamples';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import RuleSetPage from '../ruleSets/RuleSetPage.svelte';
import RuleSetsPage from '../ruleSets/RuleSetsPage.svelte';
import { SAMPLE_RULE_SET } from '../ruleSets/sampleRuleSet';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { BORIS } from '../tables/sampleGame';
import CreateTournament from '../tournaments/CreateTournament.svelte';
import {
  SAMPLE_CALENDAR,
  SAMPLE_STANDINGS,
  SAMPLE_TABLES,
  SAMPLE_TOURNAMENT,
} from '../tournaments/sampleTournament';
import TournamentPage from '../tournaments/TournamentPage.svelte';
import TournamentsPage from '../tournaments/TournamentsPage.svelte';
import TvPage from '../tv/TvPage.svelte';
import type { Language } from '../wire';
import { speakInstead } from './sockets';

const OTHERS = {
  ...SAMPLE_RULE_SET,
  id: 'another001',
  name: 'Rules with a long name, of somebody else',
  mine: false,
};

const ANSWERS = {
  'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
  'GET /api/v1/rules/presets': SAMPLE_PRESETS,
  'GET /api/v1/rules/examples': SAMPLE_EXAMPLES,
  [`GET /api/v1/rule-sets/${SAMPLE_RULE_SET.id}`]: SAMPLE_RULE_SET,
  [`GET /api/v1/rule-sets/${OTHERS.id}`]: OTHERS,
  'GET /api/v1/me/rule-sets': [
    SAMPLE_RULE_SET,
    { ...SAMPLE_RULE_SET, id: 'mine000002', name: OTHERS.name },
  ],
  'GET /api/v1/tournaments/calendar': SAMPLE_CALENDAR,
  [`GET /api/v1/tournaments/${SAMPLE_TOURNAMENT.id}`]: SAMPLE_TOURNAMENT,
  ...CLUB_ANSWERS,
  'GET /api/v1/auth/passkeys': [
    {
      ...{ id: 1, name: 'Firefox, Android', created_at: '2026-01-01T12:00:00Z' },
      last_used_at: '2026-01-02T12:00:00Z',
    },
    { id: 2, name: 'Key', created_at: '2026-01-01T12:00:00Z', last_used_at: null },
  ],
};

const MESSAGES = {
  [`/ws/tournaments/${SAMPLE_TOURNAMENT.id}`]: {
    ...{ t: 'tournament', server_time: 0, tournament: SAMPLE_TOURNAMENT },
    ...{ standings: SAMPLE_STANDINGS, tables: SAMPLE_TABLES },
  },
  '/ws/tv': {
    ...{ t: 'channels', server_time: 0 },
    channels: [{ mode: null, table: null, exhibition: false, since: null }],
  },
};

interface ShownPage {
  Page: Component<never>;
  props: Record<string, unknown>;
  /** A text that shows that all answers have come; by default a link. */
  whole?: string;
}

export const PAGES: Record<string, ShownPage> = {
  book: { Page: Book, props: { whole: false } },
  bookWhole: { Page: Book, props: { whole: true } },
  ruleSet: { Page: RuleSetPage, props: { id: SAMPLE_RULE_SET.id } },
  ruleSetOfAnother: { Page: RuleSetPage, props: { id: OTHERS.id } },
  ruleSets: { Page: RuleSetsPage, props: {} },
  tournaments: { Page: TournamentsPage, props: {}, whole: '[data-testid="past"]' },
  tournament: {
    ...{ Page: TournamentPage, props: { id: SAMPLE_TOURNAMENT.id } },
    whole: '[data-testid="paired-2"]',
  },
  newTournament: {
    ...{ Page: CreateTournament, props: { club: null } },
    whole: '[data-testid="tournament-rules"] option',
  },
  clubs: { Page: ClubsPage, props: {}, whole: '[data-testid="all-clubs"] li' },
  club: { Page: ClubPage, props: { id: SAMPLE_CLUB.id }, whole: '[data-testid="club-ranks"]' },
  tv: { Page: TvPage, props: {}, whole: '[data-testid="nothing-on"]' },
  passkeys: { Page: PasskeysSection, props: {}, whole: 'li strong' },
};

/** Show the page of that name in `target`; return how to take it away. */
export async function showPage(
  target: Element,
  name: string,
  language: Language,
): Promise<() => Promise<void>> {
  const shown = PAGES[name];
  if (shown === undefined) throw new Error(`there is no page ${name}`);
  answerInstead(ANSWERS);
  speakInstead(MESSAGES);
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
  await useLanguage(language);
  const { Page, props } = shown;
  const page = mount(Page as Component<Record<string, unknown>>, { target, props });
  return () => unmount(page);
}
