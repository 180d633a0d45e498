import type { Messages } from '../en';

const tage = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);

export const clocks: Messages['clocks'] = {
  yours: 'Deine Zeit',
  time: 'Zeit',
  tenSeconds: 'Noch 10 Sekunden',
  left: (days, hours) => `${days} T. ${hours} Std.`,

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
