import type en from './en';

export default {
  levels: {
    child: 'Kind',
    beginner: 'Anfänger',
    learner: 'Lehrling',
    casual: 'Geübt',
    clever: 'Gewitzt',
    master: 'Meister',
  },
  cards: {
    ranks: {
      '2': 'Zwei',
      '3': 'Drei',
      '4': 'Vier',
      '5': 'Fünf',
      '6': 'Sechs',
      '7': 'Sieben',
      '8': 'Acht',
      '9': 'Neun',
      T: 'Zehn',
      J: 'Bube',
      Q: 'Dame',
      K: 'König',
      A: 'Ass',
      X: 'Joker',
    },
    suits: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' },
    jokers: { B: 'schwarzer Joker', R: 'roter Joker' },
    long: (rank, suit) => `${suit} ${rank}`,
    hidden: 'eine verdeckte Karte',
    playedAs: 'als',
  },
  seat: {
    partner: 'dein Partner',
    team: (number) => `Team ${number}`,
    you: 'Du',
    bot: 'Bot',
    deleted: 'Gelöschter Spieler',
    guest: 'Gast',
    open: 'Freier Platz',
  },
} satisfies typeof en;
