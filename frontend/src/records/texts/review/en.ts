import type { MoveWords, Reason } from '../../../core/judged';
import type { Schema } from '../../../wire';
import { counted } from './counted';

/** The number of errors of each grade that a player made. */
type ErrorCounts = Pick<Schema['ReviewedPlayer'], 'inaccuracies' | 'mistakes' | 'blunders'>;

const moves: MoveWords = {
  lead: (cards) => `lead ${cards}`,
  throw_in: (card) => `throw in ${card}`,
  beat: (attack, card) => `beat ${attack} with ${card}`,
  transfer: (cards) => `transfer with ${cards}`,
  take: 'take',
  done: 'add nothing more',
};

const reasons: Record<Reason, string> = {
  took_beatable: 'Everything on the table could have been beaten.',
  beat_was_better: 'Beating was better here.',
  take_was_better: 'Taking was better: the cards spent here are missing later.',
  transfer_was_better: 'The attack could have been transferred.',
  stopped_too_early: 'One more card belonged on the table.',
  added_too_much: 'This card was better kept.',
  trump_too_early: 'A trump was given away early, while cards are still drawn.',
  trump_wasted: 'A trump was spent where none was needed.',
  trump_needed: 'It was time for a trump.',
  too_many_at_once: 'Too many cards of the rank at once.',
  too_few_at_once: 'More cards of the rank belonged on the table at once.',
  too_dear: 'A lower card would have been enough.',
  too_cheap: 'A higher card was needed here; the lower one was worth keeping.',
  other_card: 'The wrong card was kept.',
};

export default {
  title: 'Review',
  about:
    'Our strongest bot judges every decision by what its player could know then: all moves on the same thousands of deals.',
  ask: 'Review this game',
  again: 'Try again',
  left: (left: number, limit: number) => `${left} of ${limit} new reviews left today.`,
  noneLeft: (time: string) =>
    `You have asked for many reviews today. The next one is free at ${time}.`,
  impossible: 'Our bot can’t judge games by these rules.',
  loading: 'Fetching the review…',
  waiting: 'About to begin…',
  running: (done: number, total: number) => `Step ${done} of ${total}`,
  failed: 'This review failed.',
  close: 'Close the review',
  graph: 'Chances during the game, each player by their own knowledge',
  scale: 'Above: first place; below: last.',
  accuracy: (name: string, percent: string | null, errors: ErrorCounts) =>
    [
      `${name}: ${percent === null ? 'no real choice' : `${percent} accurate`}`,
      ...counted(errors.inaccuracies, 'inaccuracies'),
      ...counted(errors.mistakes, 'mistakes'),
      ...counted(errors.blunders, 'blunders'),
    ].join(', '),
  previousError: 'Previous error',
  nextError: 'Next error',
  noError: 'No errors in this game.',
  nothing: 'No decision at this moment.',
  question: (name: string) => `${name} is to decide.`,
  hint: 'What would the master do here?',
  master: (move: string, percent: string) => `The master would ${move} (${percent}).`,
  grades: {
    only: 'The only good move',
    best: 'The best move',
    good: 'About as good as the best',
    inaccuracy: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
    too_close: 'Too close to call',
  },
  better: (move: string, loss: string) => `Better: ${move} (chance ${loss} higher).`,
  proven: 'proven',
  allMoves: 'All moves',
  mark: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  luck: {
    title: 'The luck of the deal',
    about: (games: string) =>
      `What equally strong bots achieved with each player’s cards, in ${games} games. The hands were also tried from every seat.`,
    line: (name: string, value: string, error: string) => `${name}: ${value} ± ${error}`,
    trumps: (count: number) => `trumps dealt: ${count}`,
    causes: {
      even: 'About even: the deal decided little.',
      good_hand: 'A strong hand: it brings more from any seat.',
      poor_hand: 'A weak hand: it brings less from any seat.',
      good_place: 'A lucky seat: it would have helped any hand.',
      poor_place: 'An unlucky seat: it would have cost any hand.',
    },
  },
  knowledge: {
    title: (name: string) => `What ${name} could know`,
    loading: 'Calculating…',
    surely: 'certain:',
    likely: (unknown: number) => `unknown cards: ${unknown}; most likely:`,
    unseen: (count: number) => `Not seen: ${count}`,
    buried: (count: number) => `, of these in the talon: ${count}`,
    beside: (count: number) => `, face down: ${count}`,
    allSeen: 'Every card had been seen.',
    close: 'Close',
  },
  moves,
  reasons,
};
