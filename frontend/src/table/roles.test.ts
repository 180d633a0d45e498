import { expect, test } from 'vitest';
import de from './texts/de';
import en from './texts/en';
import ru from './texts/ru';
import type { View } from '../wire';
import { ownRoleText, roleText } from './roles';

const bout = { attacker: 0, defender: 1, table: [], done: [], taking: false };
const view = { durak: null, places: [null, null], bout } as unknown as View;

test('the role agrees with “You” and with a name', () => {
  expect([en, de, ru].map((words) => ownRoleText(view, 0, words))).toEqual([
    'lead',
    'spielst aus',
    'ходите',
  ]);
  expect(roleText(view, 0, en)).toBe('leads');
  expect(ownRoleText({ ...view, places: [1, null] }, 0, en)).toBe('out, 1st');
});
