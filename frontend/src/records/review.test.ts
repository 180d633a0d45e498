import { describe, expect, it } from 'vitest';
import {
  curvesOf,
  errorFrom,
  errorOf,
  momentAt,
  nearestDecision,
  type Decision,
  type GameReview,
} from './review';
import de from './texts/review/de';
import en from './texts/review/en';
import ru from './texts/review/ru';

function decision(version: number, seat: number, more: Partial<Decision> = {}): Decision {
  return {
    version,
    seat,
    played: 1,
    moves: [
      { command: { type: 'take' }, value: 0.8, error: 0.01, is_proven: false },
      { command: { type: 'done' }, value: 0.5, error: 0.01, is_proven: false },
    ],
    loss: 0.3,
    loss_error: 0.01,
    grade: 'good',
    reason: null,
    ...more,
  };
}

const blunder = { grade: 'blunder', reason: 'too_dear' } as const;
const review: GameReview = {
  game_id: 'aB3dE6gH9k',
  status: 'done',
  judge: 1,
  done: 4,
  total: 4,
  players: [],
  decisions: [decision(5, 1), decision(9, 0, blunder), decision(12, 1), decision(20, 0, blunder)],
  not_judged: [],
  luck: null,
  allowance: null,
};

describe('a review', () => {
  it('speaks at a move of what it was worth, and right before it of what could be done', () => {
    expect(momentAt(review, 9)).toMatchObject({ decision: { version: 9 }, isAhead: false });
    expect(momentAt(review, 8)).toMatchObject({ decision: { version: 9 }, isAhead: true });
    expect(momentAt(review, 7)).toBeNull();
  });

  it('leads from error to error', () => {
    expect(errorFrom(review, 1, 1)).toBe(9);
    expect(errorFrom(review, 9, 1)).toBe(20);
    expect(errorFrom(review, 20, 1)).toBeNull();
    expect(errorFrom(review, 20, -1)).toBe(9);
    expect(errorFrom(review, 9, -1)).toBeNull();
  });

  it('draws for each seat what it could hope for, and what was left', () => {
    expect(curvesOf(review)[0]).toEqual({
      seat: 0,
      points: [
        { version: 8, value: 0.8, isBlunder: false },
        { version: 9, value: 0.5, isBlunder: true },
        { version: 19, value: 0.8, isBlunder: false },
        { version: 20, value: 0.5, isBlunder: true },
      ],
    });
    expect(curvesOf(review).map((curve) => curve.seat)).toEqual([0, 1]);
  });

  it('finds the decision nearest to where somebody points', () => {
    expect([0, 7, 8, 17, 99].map((at) => nearestDecision(review, at))).toEqual([5, 5, 9, 20, 20]);
    expect(nearestDecision({ ...review, decisions: [] }, 3)).toBeNull();
  });

  it.each(['inaccuracy', 'mistake', 'blunder'] as const)('marks %s, and goes to it', (grade) => {
    const error = decision(14, 0, { grade });
    expect(errorOf(error)).toBe(grade);
    expect(errorFrom({ ...review, decisions: [decision(12, 1), error] }, 1, 1)).toBe(14);
  });

  it.each(['only', 'best', 'good', 'too_close'] as const)('does not mark %s', (grade) => {
    const fine = decision(14, 0, { grade });
    expect(errorOf(fine)).toBeNull();
    expect(errorFrom({ ...review, decisions: [fine] }, 1, 1)).toBeNull();
  });
});

describe('the summary of a player', () => {
  it('counts the errors that were made, and no others', () => {
    const one = { inaccuracies: 0, mistakes: 0, blunders: 2 };
    expect(en.accuracy('Tanja', '77 %', one)).toBe('Tanja: 77 % accurate, blunders: 2');
    expect(de.accuracy('Tanja', '77 %', one)).toBe('Tanja: 77 % genau, grobe Fehler: 2');
    expect(ru.accuracy('Таня', '77 %', one)).toBe('Таня: точность 77 %, грубых ошибок: 2');
    const none = { inaccuracies: 0, mistakes: 0, blunders: 0 };
    expect(en.accuracy('Tanja', null, none)).toBe('Tanja: no real choice');
  });
});
