import type { Messages } from '../en';
import { plural } from './plural';

const dni = (count: number) => plural(count, 'день', 'дня', 'дней');

export const clocks: Messages['clocks'] = {
  yours: 'Ваше время',
  time: 'Время',
  tenSeconds: 'Осталось 10 секунд',
  left: {
    hours: (hours, minutes) => `${hours}ч${minutes}`,
    days: (days, hours) => `${days} д ${hours} ч`,
  },

  moreTime: 'Добавить 15 секунд',
  noMoreTime: 'Сейчас добавить время нельзя.',
  tooLate: 'Время вышло: этот ход опоздал.',
  doneInAdvanceOn: 'Теперь «бито» скажется за вас, когда выйдет время подкидывать.',
  doneInAdvanceOff: 'Вы сами говорите «бито».',

  absence: {
    claim: (who) => `${who} не отвечает: пусть играет бот`,
    short: (who) => `Бот за ${who}`,
    botPlays: (who) => `Теперь за игрока ${who} играет бот`,
    forYou: 'Теперь за вас играет бот',
    back: (who) => `${who} снова здесь`,
    left: 'За вас доигрывает бот. Вы можете смотреть.',
    leftRated: 'За вас доигрывает бот, в рейтинге вы последний. Вы можете смотреть.',
  },

  leave: {
    title: 'Покинуть игру?',
    text: 'За вас до конца доиграет бот. Вернуться на своё место нельзя.',
    rated:
      'За вас до конца доиграет бот. Вернуться на своё место нельзя, в рейтинге вы будете последним.',
    yes: 'Покинуть',
    no: 'Играть дальше',
  },
  earlyEnd: {
    lead: (who) => `${who} больше не играет. Можно играть дальше с ботом или:`,
    win: 'Взять победу',
    cancel: 'Отменить игру',
    over: 'Это уже невозможно.',
  },

  none: 'Без часов',
  seconds: (count) => `${count}\u00a0с`,
  minutes: (count) => `${count}\u00a0мин`,
  perCommand: (time) => `${time} на ход`,
  days: (count) => `${dni(count)} на ход`,

  choice: {
    legend: 'Часы',
    kinds: { per_command: 'На ход', bank: 'На игру', days: 'Дни', none: 'Без часов' },
    commandSeconds: 'Секунд на ход',
    bank: 'Минуты + секунды за ход',
    commandDays: 'Дней на ход',
    own: 'Другое',
    ownSeconds: 'Секунды',
    ownMinutes: 'Минуты',
    ownIncrement: 'Добавка за ход, секунды',
    range: (min, max) => `от ${min} до ${max}`,
    perCommandHint: (time) =>
      `На каждый ход даётся ${time}. Кто не успел, за того делается самый простой ход: с младшей карты, взять или ничего не подкидывать.`,
    bankHint: (time, increment) =>
      increment === null
        ? `У каждого ${time} на всю игру. Когда время вышло, на ход остаётся по 5 с.`
        : `У каждого ${time} на всю игру и ещё ${increment} после каждого хода. Когда время вышло, на ход остаётся по 5 с.`,
    daysHint: (count) => `Играйте, когда есть время: на каждый ход даётся ${dni(count)}.`,
    noneHint: 'Никто не торопит.',
  },
};
