import { describe, expect, it } from 'vitest';
import { moveText } from './judged';

describe('a judged move', () => {
  it('is told in words', () => {
    const words = {
      lead: (cards: string) => `lead ${cards}`,
      throw_in: (card: string) => `add ${card}`,
      beat: (attack: string, card: string) => `beat ${attack} with ${card}`,
      transfer: (cards: string) => `pass on ${cards}`,
      take: 'take',
      done: 'stop',
    };
    const print = (cards: readonly string[]) => cards.join('+');
    expect(moveText({ type: 'lead', cards: ['6C', '6D'] }, words, print)).toBe('lead 6C+6D');
    expect(moveText({ type: 'throw_in', card: '6S' }, words, print)).toBe('add 6S');
    expect(moveText({ type: 'beat', attack: '6C', card: '7C' }, words, print)).toBe(
      'beat 6C with 7C',
    );
    expect(moveText({ type: 'transfer', cards: ['6H'], direction: 'left' }, words, print)).toBe(
      'pass on 6H',
    );
    expect(moveText({ type: 'take' }, words, print)).toBe('take');
    expect(moveText({ type: 'done' }, words, print)).toBe('stop');
    expect(() => moveText({ type: 'keep_hand' }, words, print)).toThrow('never judged');
  });
});
