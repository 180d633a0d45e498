import { expect, test } from 'vitest';
import { arrange } from './sorting';
import { isTrump, type Trumps } from './trumps';

const suit = (letter: Trumps['suit']): Trumps => ({ suit: letter, rank: null });

const HAND = ['9H', '6C', 'KH', 'JD', '6S', '8C'];

test('trumps are held at the right', () => {
  expect(arrange(HAND, suit('H'), 'suit').slice(-2)).toEqual(['9H', 'KH']);
  expect(arrange(HAND, suit('C'), 'rank').slice(-2)).toEqual(['6C', '8C']);
});

test('neighbouring suits differ in colour in a hand by suit', () => {
  expect(arrange(HAND, suit('H'), 'suit')).toEqual(['6C', '8C', 'JD', '6S', '9H', 'KH']);
  expect(arrange(['AH', 'AC', 'AS', 'AD'], suit('S'), 'suit')).toEqual(['AD', 'AC', 'AH', 'AS']);
});

test('equal ranks stand together in a hand by rank', () => {
  expect(arrange(HAND, suit('H'), 'rank')).toEqual(['6C', '6S', '8C', 'JD', '9H', 'KH']);
});

test('copies of a card from several packs keep their order', () => {
  expect(arrange(['6C2', '6C'], suit(null), 'suit')).toEqual(['6C', '6C2']);
});

test('cards of the trump card’s rank are held with the trumps where they are trumps too', () => {
  expect(arrange(HAND, { suit: 'H', rank: '6' }, 'suit').slice(-4)).toEqual([
    '6C',
    '6S',
    '9H',
    'KH',
  ]);
});

test('jokers are held at the right, beside the trumps or without any', () => {
  const hand = ['XR', '9H', 'XB', 'KS'];
  expect(arrange(hand, suit('H'), 'suit')).toEqual(['KS', '9H', 'XR', 'XB']);
  expect(arrange(hand, suit(null), 'rank')).toEqual(['9H', 'KS', 'XR', 'XB']);
});

test('a joker is no trump, also where there is none', () => {
  expect(isTrump('XR', suit(null))).toBe(false);
  expect(isTrump('XB', suit('S'))).toBe(false);
});
