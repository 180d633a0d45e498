import type en from './en';

export default {
  yours: 'Deine Zeit',
  time: 'Zeit',
  tenSeconds: 'Noch 10 Sekunden',
  left: {
    hours: (hours, minutes) => `${hours}h${minutes}`,
    days: (days, hours) => `${days} T. ${hours} Std.`,
  },
  moreTime: '15 Sekunden mehr geben',
  absence: {
    claim: (who) => `${who} spielt nicht: Bot spielen lassen`,
    short: (who) => `Bot für ${who}`,
  },
  earlyEnd: {
    lead: (who) => `${who} ist gegangen. Spiel gegen den Bot weiter oder wähle:`,
    win: 'Den Sieg annehmen',
    cancel: 'Das Spiel abbrechen',
  },
} satisfies typeof en;
