import { describe, expect, it } from 'vitest';
import { face, plain, sameCard, sortCards } from './cards';
import de from './texts/de';
import en from './texts/en';
import ru from './texts/ru';
import { cardName, cardSign } from './words';

describe('a card', () => {
  it('has rank, suit, copy and the suit it is played as', () => {
    expect(face('TH2')).toEqual({ rank: 'T', suit: 'H', copy: 2, playedAs: null });
    expect(face('6H=S')).toEqual({ rank: '6', suit: 'H', copy: 1, playedAs: 'S' });
    expect(face('??')).toBeNull();
  });

  it.each(['', '1C', 'TX', 'TH4', 'th', 'XC', 'TB', 'XR4'])('is not %o', (text) => {
    expect(() => face(text)).toThrow('not a card');
  });

  it('may be a joker, which has a colour in place of a suit', () => {
    expect(face('XR2')).toEqual({ rank: 'X', suit: 'R', copy: 2, playedAs: null });
    expect(['XB', 'XR'].map(cardSign)).toEqual(['★♠', '★♥']);
    expect(sortCards(['??', 'XR', 'XB', 'AS'])).toEqual(['AS', 'XB', 'XR', '??']);
    expect(cardName('XR', en.cards)).toBe('red joker');
    expect(cardName('XB', de.cards)).toBe('schwarzer Joker');
    expect(cardName('XR', ru.cards)).toBe('красный джокер');
  });

  it('is the same piece whatever it is played as, and never a hidden one', () => {
    expect(sameCard('6H=S', '6H')).toBe(true);
    expect(sameCard('TH', 'TH2')).toBe(false);
    expect(sameCard('??', '??')).toBe(false);
    expect(plain('6H=S')).toBe('6H');
  });

  it('is sorted by suit, rank and copy, hidden ones last', () => {
    expect(sortCards(['??', 'AS', '6H2', '6H', 'TC', '9C'])).toEqual([
      '9C',
      'TC',
      '6H',
      '6H2',
      'AS',
      '??',
    ]);
  });

  it('reads in two or three signs', () => {
    expect(['TD', 'KS', '6H=S', '??'].map(cardSign)).toEqual(['10♦', 'K♠', '6♥→♠', '?']);
  });
});
