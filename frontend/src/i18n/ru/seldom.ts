import type { Messages } from '../en';
import { cards } from './table';

export const seldom = {
  drop: {
    transferLeft: 'Перевести влево',
    showLeft: 'Показать и перевести влево',
    showRight: 'Показать и перевести вправо',
    transfer: 'Перевести',
    transferRight: 'Перевести вправо',
    show: 'Показать и перевести',
  },

  over: {
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
  },

  ask: {
    clock: (who, left) => `${who}: ${left}`,
    noClock: 'В этой игре нет часов.',
    hand: (list) => `Ваши карты: ${list}`,
    noHand: 'У вас нет карт.',
    opponent: (who, count, role) => `${who}: ${cards(count)}, ${role}`,
    nothing: 'Пока ничего не произошло.',
    trump: (suit, talon) =>
      talon === 0 ? `Козыри ${suit}. Колода пуста.` : `Козыри ${suit}. В колоде ${cards(talon)}.`,
    noTrump: (talon) => `Без козырей. В колоде ${cards(talon)}.`,
  },
} satisfies Messages['seldom'];
