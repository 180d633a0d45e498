/* The review of a game at a moment, and its course as curves. */

import type { Schema } from '../wire';

export type GameReview = Schema['GameReview'];
export type Decision = Schema['ReviewedDecision'];
export type ReviewedMove = Schema['ReviewedMove'];

export type Grade = Decision['grade'];

/** The grades of a move that was an error, which the log marks. */
export type ErrorGrade = Extract<Grade, 'inaccuracy' | 'mistake' | 'blunder'>;

/** The grade of a decision that was an error, else null. */
export function errorOf({ grade }: Decision): ErrorGrade | null {
  return grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder' ? grade : null;
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

/** The nearest error after a version (`step` 1) or before it (-1). */
export function errorFrom(review: GameReview, version: number, step: 1 | -1): number | null {
  const versions = review.decisions.filter(errorOf).map((one) => one.version);
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
  for (const { version, seat, moves, played, grade } of decisions) {
    const points = curves.get(seat) ?? [];
    curves.set(seat, points);
    points.push({ version: version - 1, value: moves[0]?.value ?? 0, isBlunder: false });
    points.push({ version, value: moves[played]?.value ?? 0, isBlunder: grade === 'blunder' });
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
