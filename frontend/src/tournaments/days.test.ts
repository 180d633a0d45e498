/* The days of the calendar: by the reader's clock, named in each language. */

import { expect, test } from 'vitest';
import { useLanguage } from '../i18n/index.svelte';
import { byDay } from './days';
import { SAMPLE_TOURNAMENT } from './sampleTournament';
import type { Language } from '../wire';

// November: 27 is a Friday.
const NOW = new Date(2026, 10, 27, 22, 30);
const at = (day: number, hour: number, minute = 0) => ({
  ...SAMPLE_TOURNAMENT,
  starts_at: new Date(2026, 10, day, hour, minute).toISOString(),
});

test.for<[Language, string[]]>([
  ['en', ['Today, November 27', 'Tomorrow, November 28', 'Sunday, November 29']],
  ['de', ['Heute, 27. November', 'Morgen, 28. November', 'Sonntag, 29. November']],
  ['ru', ['Сегодня, 27 ноября', 'Завтра, 28 ноября', 'Воскресенье, 29 ноября']],
])('days have names in %s', async ([language, titles]) => {
  await useLanguage(language);
  const days = byDay([at(27, 23), at(28, 0), at(28, 23, 59), at(29, 0)], NOW);
  expect(days.map(({ title }) => title)).toEqual(titles);
  expect(days.map(({ tournaments }) => tournaments.length)).toEqual([1, 2, 1]);
});

test('a day is tomorrow, however few hours it is ahead, also when clocks are put back', async () => {
  await useLanguage('en');
  // In Berlin the day before has 25 hours.
  const now = new Date(2026, 9, 25, 0, 10);
  const starts_at = new Date(2026, 9, 26, 0, 5).toISOString();
  expect(byDay([{ ...SAMPLE_TOURNAMENT, starts_at }], now)[0]?.title).toBe('Tomorrow, October 26');
});

test('an empty calendar has no days', () => {
  expect(byDay([], NOW)).toEqual([]);
});
