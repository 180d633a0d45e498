import type en from './en';

export default {
  yours: 'Ваше время',
  time: 'Время',
  tenSeconds: 'Осталось 10 секунд',
  left: {
    hours: (hours, minutes) => `${hours}ч${minutes}`,
    days: (days, hours) => `${days} д ${hours} ч`,
  },
  moreTime: 'Добавить 15 секунд',
  absence: {
    claim: (who) => `${who} не отвечает: пусть играет бот`,
    short: (who) => `Бот за ${who}`,
  },
  earlyEnd: {
    lead: (who) => `${who} больше не играет. Доиграйте с ботом или выберите:`,
    win: 'Принять победу',
    cancel: 'Отменить игру',
  },
} satisfies typeof en;
