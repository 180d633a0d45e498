import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire';
import { choices, companions, drop, exactly, playable, tap, transferring } from './choices';

const LEAD: Offer[] = [
  { type: 'lead', cards: ['6C'] },
  { type: 'lead', cards: ['JD'] },
  { type: 'lead', cards: ['JS'] },
  { type: 'lead', any_of: ['JD', 'JS'], fewest: 2, most: 2 },
];
const DEFEND: Offer[] = [
  { type: 'beat', attack: '9S', card: 'QS' },
  { type: 'beat', attack: '9S', card: '9H' },
  { type: 'beat', attack: 'KS', card: '9H' },
  { type: 'transfer', cards: ['9H'], direction: 'left' },
  { type: 'take' },
];

describe('a tap', () => {
  test('plays a card that can go one way only', () => {
    expect(tap(choices(LEAD), [], '6C')).toEqual({ play: LEAD[0] });
    expect(tap(choices(DEFEND), [], 'QS')).toEqual({ play: DEFEND[0] });
  });

  test('chooses a card that could be led together with its equal', () => {
    expect(tap(choices(LEAD), [], 'JD')).toEqual({ select: ['JD'] });
  });

  test('adds the equal card to the chosen one, and takes it out again', () => {
    expect(tap(choices(LEAD), ['JD'], 'JS')).toEqual({ select: ['JD', 'JS'] });
    expect(tap(choices(LEAD), ['JD', 'JS'], 'JD')).toEqual({ select: ['JS'] });
  });

  test('the second of a double tap plays what is chosen, if that is one way', () => {
    expect(tap(choices(LEAD), ['JD'], 'JD', true)).toEqual({
      play: { type: 'lead', cards: ['JD'] },
    });
    expect(tap(choices(LEAD), ['JD', 'JS'], 'JS', true)).toEqual({
      play: { type: 'lead', cards: ['JD', 'JS'] },
    });
    expect(tap(choices(DEFEND), ['9H'], '9H', true)).toEqual({ select: [] });
  });

  test('chooses a card that beats two attacks', () => {
    expect(tap(choices(DEFEND), [], '9H')).toEqual({ select: ['9H'] });
  });

  test('moves on to another card that does not go with the chosen one', () => {
    expect(tap(choices(DEFEND), ['9H'], 'QS')).toEqual({ play: DEFEND[0] });
  });
});

test('every card of a legal command is playable, and no other', () => {
  expect(playable(choices(DEFEND))).toEqual(new Set(['QS', '9H']));
});

test('the cards that can transfer are those of a transfer or of a shown card, and no other', () => {
  expect(transferring(choices(DEFEND))).toEqual(new Set(['9H']));
  const shown: Offer = { type: 'show_transfer', card: '9D', direction: 'left' };
  expect(transferring(choices([...DEFEND, shown]))).toEqual(new Set(['9H', '9D']));
  expect(transferring(choices(LEAD))).toEqual(new Set());
});

test('sixes are led together under every name each can have', () => {
  const set: Offer = { type: 'lead', any_of: ['6C', '6C=H', '6S', '6S=H'], fewest: 2, most: 2 };
  expect(exactly(choices([set]), ['6C', '6S']).map((way) => way.command)).toEqual([
    { type: 'lead', cards: ['6C', '6S'] },
    { type: 'lead', cards: ['6C', '6S=H'] },
    { type: 'lead', cards: ['6C=H', '6S'] },
    { type: 'lead', cards: ['6C=H', '6S=H'] },
  ]);
});

test('a set of a whole hand is not spelled out', () => {
  const hand = [...'6789TJQKA'].flatMap((rank) => [`${rank}C`, `${rank}D`, `${rank}H`]);
  const all = choices([{ type: 'lead', any_of: hand, fewest: 2, most: 27 }]);
  expect(companions(all, ['6C']).size).toBe(26);
  expect(exactly(all, hand)).toHaveLength(1);
});

test('the ways of the chosen cards are exactly theirs', () => {
  expect(exactly(choices(LEAD), ['JS', 'JD']).map((way) => way.command)).toEqual([
    { type: 'lead', cards: ['JS', 'JD'] },
  ]);
  expect(exactly(choices(LEAD), [])).toEqual([]);
});

test('companions are the cards that make a larger command', () => {
  expect(companions(choices(LEAD), ['JD'])).toEqual(new Set(['JS']));
  expect(companions(choices(LEAD), ['6C'])).toEqual(new Set());
  expect(companions(choices(LEAD), [])).toEqual(new Set());
});

describe('a drop', () => {
  test('on an attack beats that attack', () => {
    expect(drop(choices(DEFEND), [], '9H', 'attack:KS')).toEqual(DEFEND[2]);
  });

  test('on the place for a transfer transfers', () => {
    expect(drop(choices(DEFEND), [], '9H', 'transfer:left')).toEqual(DEFEND[3]);
  });

  test('takes all chosen cards along when one of them is dragged', () => {
    expect(drop(choices(LEAD), ['JD', 'JS'], 'JS', 'table')).toEqual({
      type: 'lead',
      cards: ['JD', 'JS'],
    });
  });

  test('on an attack the card does not beat is nothing', () => {
    expect(drop(choices(DEFEND), [], 'QS', 'attack:KS')).toBeNull();
  });
});

test('a wild six beats as any suit, so that its player has to say which', () => {
  const wild: Offer[] = [
    { type: 'beat', attack: '9S', card: '6H=S' },
    { type: 'beat', attack: '9S', card: '6H=C' },
  ];
  expect(tap(choices(wild), [], '6H')).toEqual({ select: ['6H'] });
  expect(drop(choices(wild), [], '6H', 'attack:9S')).toBeNull();
  expect(exactly(choices(wild), ['6H'])).toHaveLength(2);
});

describe('a lead in pairs', () => {
  const legal: Offer[] = [
    ...['7C', '7D', '9S', '9H', 'QC'].map((card): Offer => ({ type: 'lead', cards: [card] })),
    {
      type: 'lead',
      any_of: ['7C', '7D', '9S', '9H', 'QC'],
      fewest: 3,
      most: 5,
      pairs: true,
    },
  ];
  const led = (...cards: string[]) => exactly(choices(legal), cards).map(({ command }) => command);

  test('is one card, or one or two pairs with one other card', () => {
    expect(led('7C')).toEqual([{ type: 'lead', cards: ['7C'] }]);
    expect(led('7C', '7D', 'QC')).toEqual([{ type: 'lead', cards: ['7C', '7D', 'QC'] }]);
    expect(led('7C', '7D', '9S', '9H', 'QC')).toHaveLength(1);
  });

  test('is no other set', () => {
    expect(led('7C', '7D')).toEqual([]);
    expect(led('7C', '9S', 'QC')).toEqual([]);
    expect(led('7C', '7D', '9S', '9H')).toEqual([]);
  });
});
