import type en from './en';

export default {
  levels: {
    child: 'Ребёнок',
    beginner: 'Новичок',
    learner: 'Ученик',
    casual: 'Любитель',
    clever: 'Хитрец',
    master: 'Мастер',
  },
  cards: {
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
      X: 'джокер',
    },
    suits: { C: 'треф', D: 'бубен', H: 'червей', S: 'пик' },
    jokers: { B: 'чёрный джокер', R: 'красный джокер' },
    long: (rank, suit) => `${rank} ${suit}`,
    hidden: 'закрытая карта',
    playedAs: 'за',
  },
  seat: {
    partner: 'ваш партнёр',
    team: (number) => `команда ${number}`,
    you: 'Вы',
    bot: 'бот',
    deleted: 'Удалённый игрок',
    guest: 'гость',
    open: 'Свободное место',
  },
} satisfies typeof en;
