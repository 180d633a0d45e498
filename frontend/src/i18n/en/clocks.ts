const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const clocks = {
  yours: 'Your time',
  time: 'Time',
  tenSeconds: '10 seconds left',
  left: (days: number, hours: number) => `${days} d ${hours} h`,

  none: 'No clock',
  seconds: (count: number) => `${count}\u00a0s`,
  minutes: (count: number) => `${count}\u00a0min`,
  perCommand: (time: string) => `${time} a move`,
  days: (count: number) => `${days(count)} a move`,

  choice: {
    legend: 'Clock',
    kinds: { per_command: 'Per move', bank: 'Whole game', days: 'Days', none: 'None' },
    commandSeconds: 'Seconds for a move',
    bank: 'Minutes + seconds for each move',
    commandDays: 'Days for a move',
    own: 'Other',
    ownSeconds: 'Seconds',
    ownMinutes: 'Minutes',
    ownIncrement: 'Seconds more a move',
    range: (min: number, max: number) => `${min} to ${max}`,
    perCommandHint: (time: string) =>
      `Each move may take up to ${time}. Whoever is late has the simplest move made for them: the lowest card is led, cards are taken, nothing is added.`,
    bankHint: (time: string, increment: string | null) =>
      increment === null
        ? `Each player has ${time} for the whole game. Who has used it up still gets 5 s a move.`
        : `Each player has ${time} for the whole game, and ${increment} more after each move. Who has used it up still gets 5 s a move.`,
    daysHint: (count: number) =>
      `Play when you find the time: each move may take up to ${days(count)}.`,
    noneHint: 'Nobody is hurried.',
  },
};
