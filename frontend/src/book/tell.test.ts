import { describe, expect, it } from 'vitest';
import bookDe from './texts/de';
import deCore from '../core/texts/de';
import narrationDe from '../core/texts/narration/de';
import book from './texts/en';
import enCore from '../core/texts/en';
import narration from '../core/texts/narration/en';
import bookRu from './texts/ru';
import ruCore from '../core/texts/ru';
import narrationRu from '../core/texts/narration/ru';
import type { ExampleFrame, RuleExample } from '../wire';
import { tellExample } from './tell';

const WORDS = { book, cards: enCore.cards, narration };
const FRAME: ExampleFrame = {
  events: [],
  hands: [],
  acts: [],
  table: [],
  attacker: 0,
  defender: 1,
  taking: false,
  trump: 'H',
  trump_card: null,
  talon: null,
  discard: null,
  hidden: [0, 0],
  out: [],
  durak: null,
  lost: [],
  next_game: null,
};
const example = (...frames: Partial<ExampleFrame>[]): RuleExample => ({
  key: 'own_suit_only=clubs',
  subject: { kind: 'option', name: 'own_suit_only', value: 'clubs' },
  caption: 'The king of clubs beats her.',
  seats: 2,
  teams: null,
  frames: frames.map((frame) => ({ ...FRAME, ...frame })),
});

describe('a picture in words', () => {
  it('tells trump, roles, table and hand, and what is allowed', () => {
    const told = tellExample(
      example({
        table: [{ attack: 'QC', seat: 0, beaten_by: null }],
        hands: [{ seat: 1, cards: ['KC', '6H'], ways: ['beat'], playable: ['KC'] }],
      }),
      WORDS,
    );
    expect(told).toBe(
      'Trump: hearts. Anna attacks Boris. On the table: queen of clubs. ' +
        'Boris holds: king of clubs, six of hearts. ' +
        'Allowed to beat: king of clubs. Not allowed to beat: six of hearts.',
    );
  });

  it.each([
    [
      'Erlaubt zum Schlagen: Kreuz König. Nicht erlaubt zum Schlagen: Herz Sechs.',
      { book: bookDe, cards: deCore.cards, narration: narrationDe },
    ],
    [
      'Можно побить: король треф. Нельзя побить: шестёрка червей.',
      { book: bookRu, cards: ruCore.cards, narration: narrationRu },
    ],
  ])('tells in the reader’s language: %s', (words, language) => {
    const hands: ExampleFrame['hands'] = [
      { seat: 1, cards: ['KC', '6H'], ways: ['beat'], playable: ['KC'] },
    ];
    const told = tellExample(example({ hands }), language);
    expect(told.endsWith(words)).toBe(true);
  });

  it('tells what happens between two moments, and how it was before', () => {
    const told = tellExample(
      example(
        {},
        {
          events: [
            { type: 'cards_led', seat: 0, cards: ['7C'], version: 1, cause: null },
            {
              type: 'attack_beaten',
              seat: 1,
              attack: '7C',
              card: '9C',
              version: 2,
              cause: null,
            },
          ],
          table: [{ attack: '7C', seat: 0, beaten_by: '9C' }],
        },
      ),
      WORDS,
    );
    expect(told).toBe(
      'Before: Trump: hearts. Anna attacks Boris. ' +
        'Then: Anna leads seven of clubs. Boris beats seven of clubs with nine of clubs. ' +
        'Anna attacks Boris. On the table: seven of clubs, beaten by nine of clubs.',
    );
  });

  it('tells of piles, face-down cards, teams, and the next game', () => {
    const told = tellExample(
      {
        ...example({
          trump: null,
          attacker: null,
          defender: null,
          hands: [{ seat: 0, cards: [], ways: [], playable: [] }],
          acts: [{ seat: 1, type: 'take', allowed: false }],
          hidden: [2, 0],
          talon: 3,
          trump_card: 'AH',
          discard: 4,
          next_game: { leader: 1, cards: 36 },
        }),
        teams: [0, 1],
      },
      WORDS,
    );
    expect(told).toBe(
      'Team 1: Anna. Team 2: Boris. Anna has no cards. Anna has 2 cards face down. ' +
        'Boris may not: take. Cards to draw: 3. Under them lies face up: ace of hearts. ' +
        'On the discard pile: 4. Next game: Boris leads, 36 cards.',
    );
  });
});
