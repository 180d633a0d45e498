/* A duplicate match as the service answers it: for tests of pages. */

import type { Duplicate, Place, Score } from './api';

export const HOST = { kind: 'account', id: 1, name: 'Anna', avatar: 'fox' } as const;

const NOTHING: Score = { points_a: 0, points_b: 0, cards_a: 0, cards_b: 0 };
const free = (side: Place['side'], table: number): Place => ({
  side,
  table,
  bot: null,
  player: null,
  left: false,
});

/** A match of one deal that Anna has opened, with her place and three free ones; the reader is Anna. */
export const SAMPLE_MATCH: Duplicate = {
  id: 'Match00001',
  status: 'open',
  host: HOST,
  preset: 'podkidnoy',
  rules: {},
  rules_name: null,
  deals: 1,
  bot_level: 'beginner',
  clock: null,
  private: false,
  places: [{ ...free('a', 1), player: HOST }, free('b', 1), free('a', 2), free('b', 2)],
  you: { side: 'a', table: 1, game: null },
  played: [],
  score: NOTHING,
  winner: null,
  share: 'Durak, duplicate match',
  created_at: '2026-11-22T08:00:00Z',
  started_at: null,
  ended_at: null,
};

const WON: Score = { points_a: 2, points_b: 0, cards_a: 0, cards_b: 3 };
const LOST: Score = { points_a: 0, points_b: 2, cards_a: 1, cards_b: 0 };
const TOTAL: Score = { points_a: 2, points_b: 2, cards_a: 1, cards_b: 3 };

/** The same match, played to its end against bots: a win at the first table, a loss at the second. */
export const FINISHED_MATCH: Duplicate = {
  ...SAMPLE_MATCH,
  status: 'finished',
  places: SAMPLE_MATCH.places.map((place) =>
    place.player === null ? { ...place, bot: 'beginner' } : place,
  ),
  played: [
    {
      number: 1,
      score: TOTAL,
      tables: [
        { table: 1, status: 'finished', game: 'Game000001', score: WON },
        { table: 2, status: 'finished', game: 'Game000002', score: LOST },
      ],
    },
  ],
  score: TOTAL,
  winner: 'a',
  share: 'Durak, duplicate match\n2 : 2 points',
  started_at: '2026-11-22T08:05:00Z',
  ended_at: '2026-11-22T08:15:00Z',
};
