/* A player's streaks in words: one game is no row. */

import { expect, test } from 'vitest';
import de from './texts/de';
import en from './texts/en';
import ru from './texts/ru';

test.each([
  [en, 'Not durak in the last game', 'Not durak in the last 2 games'],
  [de, 'Im letzten Spiel nicht Durak', 'Seit 2 Spielen nicht Durak'],
  [ru, 'Серия без дурака: 1', 'Серия без дурака: 2'],
])('one game without being durak, and two: %#', (texts, one, two) => {
  expect([1, 2].map(texts.streakSafe)).toEqual([one, two]);
});

test.each([
  [en, 'Durak in the last game', 'Durak 2 times in a row'],
  [de, 'Im letzten Spiel Durak', '2-mal in Folge Durak'],
  [ru, 'Дурак в последней игре', 'Дурак 2 раза подряд'],
])('one game as durak, and two: %#', (texts, one, two) => {
  expect([1, 2].map(texts.streakDurak)).toEqual([one, two]);
});
