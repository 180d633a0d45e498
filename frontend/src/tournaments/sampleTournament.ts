/* Tournaments as the service answers them: for the gallery, and for tests of pages. */

import { ANNA, BORIS } from '../tables/sampleGame';
import type { Calendar, PairedTable, Standing, Tournament } from './api';

/** A running arena of Anna's in which the reader, Boris, plays. */
export const SAMPLE_TOURNAMENT: Tournament = {
  ...{ id: 'Arena00001', kind: 'arena', status: 'running', name: 'Friday evening arena' },
  description: 'We play every Friday. Beginners are welcome, and nobody has to play to the end.',
  ...{ access: 'open', club: null, featured: true, repeats: true, host: ANNA },
  ...{ preset: 'podkidnoy', rules: {}, rules_name: null, seats: 4, mode: 'table' },
  ...{ clock: { type: 'per_command', seconds: 60 }, rated: true, bots: false },
  ...{ same_deals: false, fill_level: null, least_rating: 1200, most_rating: 1900 },
  ...{ minutes: 60, rounds: null, wins: null, round: 0, next_round_at: null },
  ...{ starts_at: '2026-01-02T18:00:00Z', started_at: '2026-01-02T18:00:00Z' },
  ...{ ends_at: '2026-01-02T19:00:00Z', ended_at: null, players: 14 },
  you: { status: 'active', rank: 2, score: 7, games: 4, game: 'Game000001' },
};

const standing = (rank: number, name: string, change: Partial<Standing> = {}): Standing => ({
  ...{ rank, score: 12 - rank, games: 5, wins: 3, points: [2, 4, 0, 1], level: 0, streak: 0 },
  ...{ status: 'active', playing: false, performance: null },
  player: { id: rank + 10, name, kind: 'account', avatar: 'owl' },
  ...change,
});

export const SAMPLE_STANDINGS: readonly Standing[] = [
  standing(1, 'Konstantin-der-Schnelle', { streak: 3, playing: true }),
  standing(2, BORIS.name, { player: { ...BORIS } }),
  standing(3, 'Екатерина-Преображенская', { status: 'paused' }),
  standing(4, 'Wilhelmina', {
    player: { id: 14, name: 'Wilhelmina', kind: 'bot_account', avatar: null },
  }),
];

const table = (id: number, change: Partial<PairedTable>): PairedTable => ({
  ...{ id, number: id, round: 1, game_number: 1, bye: false, status: 'running' },
  ...{ game: `Game00000${id}`, made_at: '2026-01-02T18:05:00Z', ended_at: null },
  seats: SAMPLE_STANDINGS.map(({ player }, seat) => ({ seat, player, place: null, points: null })),
  ...change,
});

export const SAMPLE_TABLES: readonly PairedTable[] = [
  table(1, {}),
  table(2, {
    status: 'finished',
    seats: SAMPLE_STANDINGS.map(({ player }, seat) => ({
      ...{ seat, player, place: seat + 1, points: 4 - seat },
    })),
  }),
];

export const SAMPLE_CALENDAR: Calendar = {
  running: [SAMPLE_TOURNAMENT],
  coming: [
    {
      ...SAMPLE_TOURNAMENT,
      ...{ id: 'Swiss00001', kind: 'swiss', status: 'scheduled', name: 'Swiss of the club' },
      ...{ minutes: null, rounds: 7, ends_at: null, started_at: null, you: null, rated: false },
      ...{ access: 'club', club: 'Club000001', featured: false },
    },
  ],
  past: [
    {
      ...SAMPLE_TOURNAMENT,
      ...{ id: 'Knock00001', kind: 'knockout', status: 'finished', name: 'Duels', seats: 2 },
      ...{ minutes: null, wins: 2, ends_at: null, ended_at: '2026-01-01T20:00:00Z', you: null },
    },
  ],
};
