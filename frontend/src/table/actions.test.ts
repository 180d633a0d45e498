import { expect, test } from 'vitest';
import { bout, pair, view } from '../gallery/build';
import de from './texts/de';
import en from './texts/en';
import ru from './texts/ru';
import { plainActions } from './actions';
import type { TableTexts } from './texts';

const LANGUAGES: readonly TableTexts[] = [en, de, ru];

test.each([
  ['all cards are beaten', [pair('9S', 0, 'JS')], false, ['Done', 'Fertig', 'Бито']],
  ['one is not', [pair('9S', 0, 'JS'), pair('9D', 0)], false, ['Done', 'Fertig', 'Пас']],
  ['the defender takes', [pair('9S', 0)], true, ['Done', 'Fertig', 'Пас']],
  ['what is beaten is taken too', [pair('9S', 0, 'JS')], true, ['Done', 'Fertig', 'Пас']],
])('an attacker who adds no more says so as players do where %s', (_, table, taking, said) => {
  const there = { ...view(2), bout: bout({ attacker: 0, defender: 1, table, taking }) };
  const texts = LANGUAGES.map(
    ({ action }) => plainActions([{ type: 'done' }], action, there)[0]?.text,
  );
  expect(texts).toEqual(said);
});
