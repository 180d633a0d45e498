import { expect, test } from 'vitest';
import de from '../tables/texts/de';
import en from '../tables/texts/en';
import ru from '../tables/texts/ru';
import type { TimeControl } from '../wire';
import { clockText, readClock } from './timeControl';

const command = (seconds: number): TimeControl => ({ type: 'per_command', seconds });
const bank = (seconds: number, increment: number): TimeControl => ({
  type: 'bank',
  seconds,
  increment,
});
const days = (count: number): TimeControl => ({ type: 'days', days: count });

test.each<[TimeControl | null, string, string, string]>([
  [command(60), '60 s a move', '60 s pro Zug', '60 с на ход'],
  [command(90), '90 s a move', '90 s pro Zug', '90 с на ход'],
  [command(120), '2 min a move', '2 min pro Zug', '2 мин на ход'],
  [bank(300, 5), '5 min + 5 s', '5 min + 5 s', '5 мин + 5 с'],
  [bank(90, 0), '90 s', '90 s', '90 с'],
  [days(1), '1 day a move', '1 Tag pro Zug', '1 день на ход'],
  [days(3), '3 days a move', '3 Tage pro Zug', '3 дня на ход'],
  [days(7), '7 days a move', '7 Tage pro Zug', '7 дней на ход'],
  [null, 'No clock', 'Ohne Uhr', 'Без часов'],
])('a clock in a few words: %o', (clock, english, german, russian) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(clockText(clock, en.clock))).toBe(english);
  expect(plain(clockText(clock, de.clock))).toBe(german);
  expect(plain(clockText(clock, ru.clock))).toBe(russian);
});

test('a remembered clock is read back', () => {
  for (const clock of [command(45), bank(600, 5), days(14)])
    expect(readClock(JSON.stringify(clock))).toEqual(clock);
});

test.each([
  null,
  'null',
  '{',
  '7',
  '{"type":"hourglass"}',
  '{"type":"per_command","seconds":4}',
  '{"type":"per_command","seconds":"60"}',
  '{"type":"bank","seconds":300}',
  '{"type":"days","days":15}',
])('a text that is no clock gives none: %s', (stored) => {
  expect(readClock(stored)).toBeNull();
});
