import type { CardWords } from '../../core/words';

export const cards: CardWords = {
  ranks: {
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
    X: 'joker',
  },
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  jokers: { B: 'black joker', R: 'red joker' },
  long: (rank, suit) => `${rank} of ${suit}`,
  hidden: 'a hidden card',
  playedAs: 'as',
};
