import { expect, test } from 'vitest';
import { arrange } from './sorting';

const HAND = ['9H', '6C', 'KH', 'JD', '6S', '8C'];

test('trumps are held at the right', () => {
  expect(arrange(HAND, 'H', 'suit').slice(-2)).toEqual(['9H', 'KH']);
  expect(arrange(HAND, 'C', 'rank').slice(-2)).toEqual(['6C', '8C']);
});

test('by suit, neighbouring suits differ in colour', () => {
  expect(arrange(HAND, 'H', 'suit')).toEqual(['6C', '8C', 'JD', '6S', '9H', 'KH']);
  expect(arrange(['AH', 'AC', 'AS', 'AD'], 'S', 'suit')).toEqual(['AD', 'AC', 'AH', 'AS']);
});

test('by rank, equal ranks stand together', () => {
  expect(arrange(HAND, 'H', 'rank')).toEqual(['6C', '6S', '8C', 'JD', '9H', 'KH']);
});

test('copies of a card from several packs keep their order', () => {
  expect(arrange(['6C2', '6C'], null, 'suit')).toEqual(['6C', '6C2']);
});
