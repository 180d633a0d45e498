import { describe, expect, it } from 'vitest';
import type { Card } from '../wire';
import { cardsOf, faultOf, positionText, type SetUp, type Spot } from './setUp';

const spots = (places: Record<string, Spot>): Map<Card, Spot> =>
  new Map(
    Object.entries(places).flatMap(([cards, spot]) =>
      cards.split(' ').map((card): [Card, Spot] => [card, spot]),
    ),
  );

const setUp = (places: Record<string, Spot>, more: Partial<SetUp> = {}): SetUp => ({
  deck: 24,
  transfer: false,
  seats: 2,
  trump: 'S',
  leader: 0,
  spots: spots(places),
  ...more,
});

describe('a position set up by hand', () => {
  it('has every card in one place', () => {
    const text = positionText(setUp({ 'TH JS': 0, 'AD 9S': 1 }));
    expect(text).toContain('rules {"deck":24}\nseats 2 forehand 0 deal 1');
    expect(text).toContain('hand TH JS\nhand AD 9S\nknown -\nknown -');
    expect(text).toContain('talon -\ntrump - 9S -\ndiscard 9C TC JC');
    expect(text).toContain('bout 2 0 0 1 2');
    const cards = text.match(/\b[9TJQKA][CDHS]\b/g) ?? [];
    // One card per suit lets the user choose the trump suit.
    expect(cards.length).toBe(cardsOf(24).length + 1);
  });

  it('draws the trump card last', () => {
    const text = positionText(setUp({ 'TH JS': 0, 'AD 9S': 1, 'QS 9C TC': 'talon' }));
    expect(text).toContain('talon 9C TC QS\ntrump QS QS -');
  });

  it('has those without cards out, and attacks the next one', () => {
    const text = positionText(setUp({ TH: 2, AD: 1 }, { seats: 3, leader: 2, deck: 36 }));
    expect(text).toContain('rules {}');
    expect(text).toContain('places 1 - -');
    expect(text).toContain('bout 2 2 2 1 1');
  });

  it.each([
    [setUp({ TH: 0 }), 'too_few'],
    [setUp({ TH: 0, AD: 1 }, { seats: 3, leader: 2 }), 'leader_without_cards'],
    [setUp({ TH: 0, AD: 1, KS: 'talon' }, { seats: 3 }), 'no_hand'],
    [setUp({ TH: 0, AD: 1, KD: 'talon' }), 'no_trump_in_talon'],
    [setUp({ TH: 0, AD: 1 }), null],
  ])('is told what it lacks', (made, fault) => {
    expect(faultOf(made)).toBe(fault);
  });
});
