import type { Messages } from '../en';

const tage = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);

export const clocks: Messages['clocks'] = {
  yours: 'Deine Zeit',
  time: 'Zeit',
  tenSeconds: 'Noch 10 Sekunden',
  left: {
    hours: (hours, minutes) => `${hours}h${minutes}`,
    days: (days, hours) => `${days} T. ${hours} Std.`,
  },

  moreTime: '15 Sekunden mehr geben',
  noMoreTime: 'Jetzt kann keine Zeit gegeben werden.',
  tooLate: 'Deine Zeit war um: Dieser Zug kam zu spät.',
  doneInAdvanceOn: 'Ab jetzt bist du automatisch fertig, wenn die Zeit zum Dazugeben um ist.',
  doneInAdvanceOff: 'Du sagst selbst, wann du fertig bist.',

  absence: {
    claim: (who) => `${who} spielt nicht: Bot spielen lassen`,
    short: (who) => `Bot für ${who}`,
    botPlays: (who) => `Für ${who} spielt jetzt ein Bot`,
    forYou: 'Für dich spielt jetzt ein Bot',
    back: (who) => `${who} ist wieder da`,
    left: 'Ein Bot spielt für dich weiter. Du kannst zuschauen.',
    leftRated:
      'Ein Bot spielt für dich weiter, und du wirst als Letzter gewertet. Du kannst zuschauen.',
  },

  leave: {
    title: 'Das Spiel verlassen?',
    text: 'Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht an deinen Platz zurück.',
    rated:
      'Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht an deinen Platz zurück und wirst als Letzter gewertet.',
    yes: 'Verlassen',
    no: 'Weiterspielen',
  },
  earlyEnd: {
    lead: (who) => `${who} ist gegangen. Du kannst gegen den Bot weiterspielen, oder:`,
    win: 'Den Sieg nehmen',
    cancel: 'Das Spiel abbrechen',
    over: 'Das geht nicht mehr.',
  },

  none: 'Ohne Uhr',
  seconds: (count) => `${count}\u00a0s`,
  minutes: (count) => `${count}\u00a0min`,
  perCommand: (time) => `${time} pro Zug`,
  days: (count) => `${tage(count)} pro Zug`,

  choice: {
    legend: 'Uhr',
    kinds: { per_command: 'Pro Zug', bank: 'Ganzes Spiel', days: 'Tage', none: 'Keine' },
    commandSeconds: 'Sekunden für einen Zug',
    bank: 'Minuten + Sekunden je Zug',
    commandDays: 'Tage für einen Zug',
    own: 'Andere',
    ownSeconds: 'Sekunden',
    ownMinutes: 'Minuten',
    ownIncrement: 'Sekunden dazu pro Zug',
    range: (min, max) => `${min} bis ${max}`,
    perCommandHint: (time) =>
      `Jeder Zug darf bis zu ${time} dauern. Wer zu spät ist, für den wird der einfachste Zug gemacht: die niedrigste Karte gespielt, aufgenommen oder nichts nachgelegt.`,
    bankHint: (time, increment) =>
      increment === null
        ? `Jeder hat ${time} für das ganze Spiel. Wer sie verbraucht hat, bekommt noch 5 s pro Zug.`
        : `Jeder hat ${time} für das ganze Spiel und ${increment} dazu nach jedem Zug. Wer sie verbraucht hat, bekommt noch 5 s pro Zug.`,
    daysHint: (count) => `Spielt, wenn ihr Zeit habt: Jeder Zug darf bis zu ${tage(count)} dauern.`,
    noneHint: 'Niemand wird gedrängt.',
  },
};
