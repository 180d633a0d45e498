/* The review of a game at a moment, and its course as curves. */

import type { Schema } from '../wire';

export type GameReview = Schema['GameReview'];
export type Decision = Schema['ReviewedDecision'];
export type ReviewedMove = Schema['ReviewedMove'];

/** A loss up to so many times its error may be chance. */
const DOUBTFUL_ERRORS = 2;

export type Verdict = 'best' | 'asGood' | 'slip' | 'blunder';

/** The verdict on the move played. */
export function verdictOf(decision: Decision): Verdict {
  if (decision.is_blunder) return 'blunder';
  if (decision.played === 0) return 'best';
  return decision.loss > DOUBTFUL_ERRORS * decision.loss_error ? 'slip' : 'asGood';
}

export interface Moment {
  decision: Decision;
  /** True if the decision comes right after the moment shown. */
  isAhead: boolean;
}

/** The decision that made the version, or else the one right after it. */
export function momentAt({ decisions }: GameReview, version: number): Moment | null {
  const made = decisions.find((decision) => decision.version === version);
  if (made !== undefined) return { decision: made, isAhead: false };
  const next = decisions.find((decision) => decision.version === version + 1);
  return next === undefined ? null : { decision: next, isAhead: true };
}

/** The nearest blunder after a version (`step` 1) or before it (-1). */
export function blunderFrom(review: GameReview, version: number, step: 1 | -1): number | null {
  const versions = review.decisions.filter((one) => one.is_blunder).map((one) => one.version);
  const found =
    step === 1
      ? versions.find((other) => other > version)
      : versions.findLast((other) => other < version);
  return found ?? null;
}

export interface CurvePoint {
  version: number;
  value: number;
  isBlunder: boolean;
}

export interface Curve {
  seat: number;
  points: CurvePoint[];
}

/** The best chance of each seat before each of its decisions, and the chance left after it. */
export function curvesOf({ decisions }: GameReview): Curve[] {
  const curves = new Map<number, CurvePoint[]>();
  for (const { version, seat, moves, played, is_blunder } of decisions) {
    const points = curves.get(seat) ?? [];
    curves.set(seat, points);
    points.push({ version: version - 1, value: moves[0]?.value ?? 0, isBlunder: false });
    points.push({ version, value: moves[played]?.value ?? 0, isBlunder: is_blunder });
  }
  return [...curves].sort(([a], [b]) => a - b).map(([seat, points]) => ({ seat, points }));
}

/** The decision nearest to a version. */
export function nearestDecision({ decisions }: GameReview, version: number): number | null {
  const distance = (other: number) => Math.abs(other - version);
  return decisions
    .map((decision) => decision.version)
    .reduce<number | null>(
      (best, other) => (best === null || distance(other) < distance(best) ? other : best),
      null,
    );
}
