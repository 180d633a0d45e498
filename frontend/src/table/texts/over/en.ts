import { ordinal } from '../en';

export default {
  teamWon: 'Your team has won',
  teamLost: 'Your team has lost',
  teamsLost: (names: string) => `Lost: ${names}`,
  teamsWon: (names: string) => `Won: ${names}`,
  shared: (place: number) => `${ordinal(place)}, shared`,
  title: 'The game is over',
  /** By the number of sixes, from one on. */
  epauletteRanks: [
    'junior lieutenant',
    'lieutenant',
    'senior lieutenant',
    'captain',
    'major',
    'lieutenant colonel',
    'colonel',
    'general',
  ],
  epaulettes: (who: string | null, sixes: number, rank: string) =>
    `${'★'.repeat(sixes)} ${sixes === 1 ? 'A six' : `${sixes} sixes`} for epaulettes: ${
      who === null ? 'you are' : `${who} is`
    } now ${/^[aeiou]/.test(rank) ? 'an' : 'a'} ${rank}`,
  youLost: 'You are the durak',
  youWon: 'You got away',
  youFirst: 'You were out first!',
  lost: (who: string) => `${who} is the durak`,
  youWonLeft: 'Your opponent left: you win',
  wonLeft: (who: string) => `${who} wins: the opponent left`,
  draw: 'A draw: nobody is the durak',
  noProgress: 'A draw: too many bouts without progress',
  place: (place: number) => ordinal(place),
  places: 'Places',
};
