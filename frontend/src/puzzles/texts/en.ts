import type { Schema } from '../../wire';

type Theme = Schema['SolvedPuzzle']['themes'][number];

const themes: Record<Theme, string> = {
  take_it: 'Better to take',
  beat_it: 'Beat with the right card',
  throw_in_more: 'Throw in one more',
  stop_in_time: 'Stop in time',
  right_lead: 'The right lead',
  several_at_once: 'Several at once',
  transfer: 'Transfer it',
  keep_trump: 'Keep the trump',
  spend_trump: 'Spend the trump',
  last_card: 'One card left to draw',
  long_line: 'Several moves',
};

/** Positions in which one move alone keeps the win. */
export default {
  title: 'Puzzles',
  one: 'Puzzle',
  all: 'All puzzles',
  lead: 'The end of a game, both hands open. Exactly one move still wins: the computer has tried every other one. Find it.',
  loading: 'Fetching the puzzle…',
  missing: 'There is no such puzzle.',
  you: {
    title: 'Your puzzles',
    rating: 'Rating',
    provisional: 'Provisional: solve a few more',
    streak: 'In a row',
    days: 'Days in a row',
    solved: 'Solved',
    of: (solved: number, tried: number) => `${solved} of ${tried}`,
  },
  daily: {
    title: 'Puzzle of the day',
    about:
      'The same for everybody, a new one each day. Solve it day after day and your streak grows.',
    solved: 'Solved! The next one comes tomorrow.',
    failed: 'Not solved today. The next one comes tomorrow.',
    solve: 'Solve it',
    look: 'Look at it again',
    none: 'Today’s puzzle is still being made. Come back in a minute.',
  },
  next: {
    title: 'A puzzle for you',
    about: 'As hard as you can manage: your rating and the puzzle’s move with each try.',
    solve: 'Next puzzle',
  },
  byTheme: 'By theme',
  themeHint: 'The theme is half the solution, so these are easier.',
  themes,
  noneLeft:
    'You have tried every puzzle there is. New ones are made all the time: come back later.',
  noneOf: 'No puzzle of this theme is left that you haven’t tried. New ones are made all the time.',
  yourself: 'You',
  rival: 'Opponent',
  out: (seat: number) => `Player ${seat}`,
  ask: 'Your move: only one wins',
  askHint: 'You see both hands. Play it on the table.',
  goOn: 'Right! Go on',
  goOnHint: 'Again only one move wins.',
  solved: 'Solved!',
  only: 'No other move would have won.',
  givenUp: 'The solution',
  wrong: {
    title: 'That doesn’t win',
    loses: 'It gives the win away.',
    durak: 'In the end you are the durak.',
    draw: 'In the end nobody is the durak: a draw, not a win.',
    show: 'Why not?',
  },
  showSolution: 'Show the solution',
  again: 'Try again',
  steps: {
    label: 'Step by step',
    solution: 'The solution',
    refutation: 'Why it doesn’t win',
    start: 'The puzzle as it was set',
    previous: 'Previous move',
    next: 'Next move',
    of: (step: number, last: number) => `${step} of ${last}`,
  },
  about: (rating: number, solved: number, tried: number) =>
    tried === 0
      ? `Rating ${rating}.`
      : `Rating ${rating}; solved by ${solved} of ${tried} players.`,
  copy: 'Copy the link',
  source: 'The game it is from',
};
