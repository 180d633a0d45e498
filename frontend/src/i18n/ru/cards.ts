import type { CardWords } from '../../core/words';

export const cards: CardWords = {
  ranks: {
    '2': 'двойка',
    '3': 'тройка',
    '4': 'четвёрка',
    '5': 'пятёрка',
    '6': 'шестёрка',
    '7': 'семёрка',
    '8': 'восьмёрка',
    '9': 'девятка',
    T: 'десятка',
    J: 'валет',
    Q: 'дама',
    K: 'король',
    A: 'туз',
  },
  suits: { C: 'треф', D: 'бубен', H: 'червей', S: 'пик' },
  long: (rank, suit) => `${rank} ${suit}`,
  hidden: 'закрытая карта',
  playedAs: 'за',
};
