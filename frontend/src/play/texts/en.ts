export default {
  noMoreTime: 'No more time can be given now.',
  loggedOut: 'You are logged out. Log in to go on.',
  logIn: 'Log in',
  tooLate: 'Your time was up: this move came too late.',
  doneInAdvanceOn: 'From now on you pass automatically when the time for throwing in is over.',
  doneInAdvanceOff: 'From now on you say yourself when you are done.',
  late: 'A moment too late: the table has changed meanwhile.',
  absence: {
    botPlays: (who: string) => `A bot plays for ${who} now`,
    forYou: 'A bot plays for you now',
    back: (who: string) => `${who} is back`,
    left: 'A bot plays on for you. You can watch.',
    leftRated: 'A bot plays on for you, and you are rated last. You can watch.',
  },
  earlyEnd: {
    over: 'That is not possible any more.',
  },
};
