import { expect, test } from 'vitest';
import { dayAfter, dayText } from './days';

test('days follow each other over the ends of months and years', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('a day is written as the reader writes days', () => {
  expect(dayText('2026-11-22', 'en')).toBe('November 22, 2026');
  expect(dayText('2026-11-22', 'de')).toBe('22. November 2026');
});
