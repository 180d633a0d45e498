import type en from './en';

export default {
  noMoreTime: 'Mehr Zeit kann jetzt nicht gegeben werden.',
  loggedOut: 'Du bist abgemeldet. Melde dich an, um weiterzumachen.',
  logIn: 'Anmelden',
  tooLate: 'Deine Zeit war um: Dieser Zug kam zu spät.',
  doneInAdvanceOn: 'Ab jetzt bist du automatisch fertig, wenn die Zeit zum Dazugeben um ist.',
  doneInAdvanceOff: 'Ab jetzt sagst du selbst, wann du fertig bist.',
  late: 'Einen Moment zu spät: Der Tisch hat sich inzwischen geändert.',
  absence: {
    botPlays: (who) => `Für ${who} spielt jetzt ein Bot`,
    forYou: 'Für dich spielt jetzt ein Bot',
    back: (who) => `${who} ist wieder da`,
    left: 'Ein Bot spielt für dich weiter. Du kannst zuschauen.',
    leftRated:
      'Ein Bot spielt für dich weiter, und du wirst als Letzter gewertet. Du kannst zuschauen.',
  },
  earlyEnd: {
    over: 'Das geht nicht mehr.',
  },
} satisfies typeof en;
