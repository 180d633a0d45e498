const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const clocks = {
  yours: 'Your time',
  time: 'Time',
  tenSeconds: '10 seconds left',
  left: {
    hours: (hours: number, minutes: string) => `${hours}h${minutes}`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
  },

  moreTime: 'Give 15 seconds more',
  noMoreTime: 'No more time can be given now.',
  tooLate: 'Your time was up: this move came too late.',
  doneInAdvanceOn: 'From now on you are done by itself when time for throwing in is over.',
  doneInAdvanceOff: 'You say yourself when you are done.',

  absence: {
    claim: (who: string) => `${who} does not play: let a bot play`,
    short: (who: string) => `Bot for ${who}`,
    botPlays: (who: string) => `A bot plays for ${who} now`,
    forYou: 'A bot plays for you now',
    back: (who: string) => `${who} is back`,
    left: 'A bot plays on for you. You can watch.',
    leftRated: 'A bot plays on for you, and you are rated last. You can watch.',
  },

  leave: {
    title: 'Leave the game?',
    text: 'A bot plays on for you to the end. You can’t come back to your seat.',
    rated:
      'A bot plays on for you to the end. You can’t come back to your seat, and you are rated last.',
    yes: 'Leave',
    no: 'Play on',
  },
  earlyEnd: {
    lead: (who: string) => `${who} has left. You can play on against the bot, or:`,
    win: 'Take the win',
    cancel: 'Cancel the game',
    over: 'That is not possible any more.',
  },

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
      `Each move may take up to ${time}. Players who are late have the simplest move made for them: the lowest card is led, cards are taken, nothing is added.`,
    bankHint: (time: string, increment: string | null) =>
      increment === null
        ? `Each player has ${time} for the whole game. Who has used it up still gets 5 s a move.`
        : `Each player has ${time} for the whole game, and ${increment} more after each move. Who has used it up still gets 5 s a move.`,
    daysHint: (count: number) =>
      `Play when you find the time: each move may take up to ${days(count)}.`,
    noneHint: 'Nobody is hurried.',
  },
};
