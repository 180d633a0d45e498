import { describe, expect, it } from 'vitest';
import de from './texts/refusals/de.json';
import en from './texts/refusals/en.json';
import ru from './texts/refusals/ru.json';
import { refusalText } from './refusals';

const NAMES = [null, 'Anna', 'Boris'];
const name = (seat: number) => NAMES[seat] ?? null;

describe('a refusal', () => {
  it('is told with its cards and ranks as they are printed', () => {
    const facts = { card: 'TS', ranks: ['7', 'T'] };
    expect(refusalText('rank_not_on_table', facts, en, name)).toBe(
      '10♠ can’t be thrown in: the ranks on the table are 7, 10.',
    );
    expect(refusalText('rank_not_on_table', facts, de, name)).toBe(
      '10♠ passt nicht dazu: Auf dem Tisch liegen 7, 10.',
    );
    expect(refusalText('does_not_beat', { card: '6H', attack: 'KD' }, ru, name)).toBe(
      '6♥ не бьёт K♦.',
    );
  });

  it('calls players by their names, and the reader you', () => {
    expect(refusalText('bout_not_open', { leader: 1 }, en, name)).toBe(
      'Nothing is on the table yet: Anna leads.',
    );
    expect(refusalText('bout_not_open', { leader: 0 }, en, name)).toBe(
      'Nothing is on the table yet: you lead.',
    );
    expect(refusalText('not_entitled', { seat: 0, defender: 0 }, de, name)).toBe(
      'Du verteidigst: Dazugeben geht nicht.',
    );
  });

  it('tells numbers', () => {
    const facts = { cards: 5, defender: 2, limit: 4 };
    expect(refusalText('transfer_too_many', facts, en, name)).toBe(
      '5 attack cards are too many: Boris can be attacked with 4.',
    );
  });

  it('has no words for a code of its own time', () => {
    expect(refusalText('brand_new', {}, en, name)).toBeNull();
  });
});
