/** The deal of the day. */
export default {
  title: 'Deal of the day',
  lead: 'Everybody gets the same cards against the same three bots. You have one try.',
  loading: 'Fetching the deal…',
  none: 'Nobody played that day.',
  rivals: (levels: string) => `Against: ${levels}`,
  play: 'Play today’s deal',
  resume: 'Continue your game',
  starting: 'Dealing…',
  untouched: 'Once you begin, it counts: a game that you leave ranks behind all others.',
  notTried: 'You didn’t play this deal.',
  result: (place: number, seats: number) => `Place ${place} of ${seats}`,
  cardsLeft: (cards: number) =>
    cards === 0
      ? ''
      : cards === 1
        ? '1 card left in your hand'
        : `${cards} cards left in your hand`,
  gaveUp: 'You left this game.',
  rank: (rank: number, of: number) => `Rank ${rank} of ${of}`,
  guest: 'With an account your results appear in the list.',
  tomorrow: 'The next deal comes at midnight (UTC).',
  replay: 'Replay',
  replayHint:
    'While others may still play, you alone can open the game, and it shows your own seat. When the day is over all cards open.',
  share: 'Your result',
  copy: 'Copy',
  copied: 'Copied',
  send: 'Share',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  list: 'Results',
  finished: (players: number) =>
    players === 1 ? '1 player has finished.' : `${players} players have finished.`,
  empty: 'Nobody with an account has finished yet. Be the first!',
  head: { rank: 'Rank', player: 'Player', place: 'Place', cards: 'Cards left' },
  left: 'left',
  previous: 'Previous day',
  next: 'Next day',
  today: 'Today',
  over: { text: 'Your one try at the deal of the day.', toList: 'See how others did' },
};
