import type en from './en';

export default {
  teamWon: 'Ваша команда победила',
  teamLost: 'Ваша команда проиграла',
  teamsLost: (names) => `Проиграли: ${names}`,
  teamsWon: (names) => `Победили: ${names}`,
  shared: (place) => `${place}-е, общее`,
  title: 'Игра окончена',
  /** By the number of sixes, from one on. */
  epauletteRanks: [
    'младший лейтенант',
    'лейтенант',
    'старший лейтенант',
    'капитан',
    'майор',
    'подполковник',
    'полковник',
    'генерал',
  ],
  epaulettes: (who, sixes, rank) =>
    `${'★'.repeat(sixes)} Погоны: ${who === null ? 'вы теперь' : `${who} теперь`} ${rank}`,
  youLost: 'Вы — дурак',
  youWon: 'Вы не дурак',
  youFirst: 'Вы вышли первым!',
  lost: (who) => `${who} — дурак`,
  youWonLeft: 'Вы победили: соперник ушёл',
  wonLeft: (who) => `${who} побеждает: соперник ушёл`,
  draw: 'Ничья: дурака нет',
  noProgress: 'Ничья: слишком много конов без продвижения',
  place: (place) => `${place}-е`,
  places: 'Места',
} satisfies typeof en;
