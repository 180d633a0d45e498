import { expect, test } from 'vitest';
import type { Refusal } from '../core/table';
import { useLanguage } from '../i18n/index.svelte';
import { tableOf } from '../tables/sampleGame';
import type { Language } from '../wire';
import { reasonOf } from './reasons';

const GAME = tableOf('Anna', { status: 'active' });
const REFUSED: Refusal = { code: 'not_your_turn', detail: 'It is not your turn.', nonce: 1 };

test.each<[Language, string, string]>([
  [
    'en',
    'A moment too late: the table has changed meanwhile.',
    'Your time was up: this move came too late.',
  ],
  [
    'de',
    'Einen Moment zu spät: Der Tisch hat sich inzwischen geändert.',
    'Deine Zeit war um: Dieser Zug kam zu spät.',
  ],
  ['ru', 'Чуть-чуть опоздали: на столе уже другое.', 'Время вышло: этот ход опоздал.'],
])('a play that came too late is told in the player’s language (%s)', async (code, late, clock) => {
  await useLanguage(code);
  expect(reasonOf({ ...REFUSED, overtaken: true }, GAME)).toBe(late);
  expect(reasonOf({ ...REFUSED, overtaken: true, tooLate: true }, GAME)).toBe(clock);
});

test('a refusal by the rules is told with its reason', async () => {
  await useLanguage('en');
  expect(reasonOf(REFUSED, GAME)).not.toBe('');
  expect(reasonOf({ ...REFUSED, overtaken: true }, GAME)).not.toBe(reasonOf(REFUSED, GAME));
});

test('a code without words is told in the service’s own English, to English readers alone', async () => {
  const unknown = { ...REFUSED, code: 'of_another_time', detail: 'The moon is wrong.' };
  await useLanguage('en');
  expect(reasonOf(unknown, GAME)).toBe('The moon is wrong.');
  await useLanguage('de');
  expect(reasonOf(unknown, GAME)).toBe('Zu spät: Am Tisch hat sich etwas geändert.');
});
