/* The tournament that the home page shows, and in which words. */

import { describe, expect, test } from 'vitest';
import { SAMPLE_TOURNAMENT } from '../tournaments/sampleTournament';
import type { Tournament } from '../tournaments/api';
import { eventState, nextEvent } from './nextEvent';
import de from './texts/de';
import en from './texts/en';
import ru from './texts/ru';

const NOW = Date.parse('2026-01-02T18:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const PART = { status: 'active', rank: 1, score: 0, games: 0, game: null } as const;

function running(id: string, change: Partial<Tournament> = {}): Tournament {
  return { ...SAMPLE_TOURNAMENT, featured: false, you: null, ends_at: at(30), ...change, id };
}

function coming(id: string, minutes: number, change: Partial<Tournament> = {}): Tournament {
  const times = { starts_at: at(minutes), started_at: null, ends_at: null };
  return running(id, { status: 'scheduled', ...times, ...change });
}

describe('the event of the home page', () => {
  test.each<[string | null, Tournament[], Tournament[]]>([
    [null, [], []],
    ['soon', [], [coming('soon', 5), coming('late', 90)]],
    // One that runs and can be joined comes before those that begin.
    ['runs', [running('runs')], [coming('soon', 5)]],
    ['best', [running('runs'), running('best', { featured: true })], []],
    // An arena that nearly ends can't be joined, nor a knock-out that has begun.
    ['soon', [running('ends', { ends_at: at(5) })], [coming('soon', 90)]],
    ['soon', [running('k', { kind: 'knockout', ends_at: null })], [coming('soon', 90)]],
    ['swiss', [running('swiss', { kind: 'swiss', ends_at: null })], [coming('soon', 90)]],
    // Where nothing else is to tell it can still be watched.
    ['ends', [running('ends', { ends_at: at(5) })], []],
    // The reader's own come first.
    ['own', [running('best', { featured: true }), running('own', { you: PART })], []],
    ['paused', [running('best'), running('paused', { you: { ...PART, status: 'paused' } })], []],
    [
      'seated',
      [running('own', { you: PART }), running('seated', { you: { ...PART, game: 'Game000001' } })],
      [],
    ],
    ['own', [running('runs')], [coming('soon', 5), coming('own', 23 * 60, { you: PART })]],
    ['runs', [running('runs')], [coming('own', 24 * 60, { you: PART })]],
    // One that the reader has left or is out of is not worth telling.
    ['soon', [running('left', { you: { ...PART, status: 'left' } })], [coming('soon', 5)]],
    [null, [running('out', { kind: 'swiss', you: { ...PART, status: 'out' } })], []],
  ])('is %s', (id, runs, comes) => {
    expect(nextEvent({ running: runs, coming: comes, past: [] }, NOW)?.id ?? null).toBe(id);
  });
});

describe('the words about an event', () => {
  const told = (one: Tournament) => eventState(one, NOW, en, 'en');

  test.each([
    [0.9, 'Begins now · 14 players'],
    [-3, 'Begins now · 14 players'],
    [1, 'Begins in 1 minute · 14 players'],
    [12.5, 'Begins in 12 minutes · 14 players'],
    [119, 'Begins in 119 minutes · 14 players'],
    [120, 'Begins in 2 hours · 14 players'],
    [47 * 60 + 59, 'Begins in 47 hours · 14 players'],
    [48 * 60, 'Begins in 2 days · 14 players'],
  ])('that begins in %f minutes', (minutes, text) => {
    expect(told(coming('one', minutes))).toBe(text);
  });

  test('tell how far it is and the reader\u2019s part', () => {
    expect(told(running('one', { players: 1 }))).toBe('Running now · 1 player');
    expect(told(running('one', { you: PART }))).toBe('Running now · 14 players · you are in');
    const swiss = { kind: 'swiss', rounds: 7, round: 2, ends_at: null } as const;
    expect(told(running('one', { ...swiss, you: { ...PART, status: 'paused' } }))).toBe(
      'Round 2 of 7 · 14 players · you are taking a break',
    );
    expect(told(running('one', { you: { ...PART, game: 'Game000001' } }))).toBe(
      'Your table is waiting · 14 players · you are in',
    );
  });

  test('are German and Russian', () => {
    const one = coming('one', 3, { you: PART });
    expect(eventState(one, NOW, de, 'de')).toBe(
      'Beginnt in 3 Minuten · 14 Spieler · du bist dabei',
    );
    expect(eventState(one, NOW, ru, 'ru')).toBe(
      'Начало через 3 минуты · 14 игроков · вы участвуете',
    );
  });
});
