export default {
  yours: 'Your time',
  time: 'Time',
  tenSeconds: '10 seconds left',
  left: {
    hours: (hours: number, minutes: string) => `${hours}h${minutes}`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
  },
  moreTime: 'Give 15 seconds more',
  absence: {
    claim: (who: string) => `${who} is away: let a bot play`,
    short: (who: string) => `Bot for ${who}`,
  },
  earlyEnd: {
    lead: (who: string) => `${who} has left. Play on against the bot, or choose:`,
    win: 'Take the win',
    cancel: 'Cancel the game',
  },
};
