/* A club as the service answers it: for the gallery, and for tests of pages. */

import { ANNA, BORIS, SAMPLE_GAME } from '../tables/sampleGame';
import type { Club, ClubBoard, ClubMember } from './api';

/** A club that the reader, Boris, leads. */
export const SAMPLE_CLUB: Club = {
  ...{ id: 'Club000001', name: 'Durak on the Danube', open: false, members: 23, asking: 1 },
  description: 'We play on Tuesday evenings, with transfers and without hurry.',
  house_rule: { preset: 'perevodnoy', rules: {}, rules_name: null, seats: 4 },
  ...{ owner: BORIS, you: 'owner', hidden: false, created_at: '2026-01-01T12:00:00Z' },
};

const SINCE = '2026-01-01T12:00:00Z';
const OTHER = { id: 5, name: 'Екатерина-Преображенская', kind: 'account', avatar: 'cat' } as const;

export const SAMPLE_MEMBERS: readonly ClubMember[] = [
  { player: BORIS, role: 'owner', since: SINCE },
  { player: ANNA, role: 'moderator', since: SINCE },
  { player: OTHER, role: 'member', since: SINCE },
];

export const SAMPLE_BOARD: ClubBoard = {
  mode: 'duel',
  results: [
    { player: OTHER, rank: 1, rating: 1812, deviation: 60, provisional: false, games: 120 },
    { player: BORIS, rank: 2, rating: 1534, deviation: 140, provisional: true, games: 4 },
  ],
};

const page = <T>(results: readonly T[]) => ({ results, next: null, previous: null });

const at = `GET /api/v1/clubs/${SAMPLE_CLUB.id}`;

export const CLUB_ANSWERS = {
  'GET /api/v1/clubs': page([
    SAMPLE_CLUB,
    { ...SAMPLE_CLUB, id: 'Club000002', name: 'Клуб с очень-очень длинным названием', you: null },
  ]),
  [at]: SAMPLE_CLUB,
  [`${at}/members`]: page(SAMPLE_MEMBERS),
  [`${at}/leaderboard`]: SAMPLE_BOARD,
  [`${at}/tables`]: [SAMPLE_GAME],
};
