/* From days with ratings to places in a drawing. */

import type { GraphPoint } from './api';

const DAY = 86_400_000;
const STEPS = [25, 50, 100, 200, 500] as const;
const MAX_LINES = 5;

export interface Frame {
  width: number;
  height: number;
}

export interface Placed extends GraphPoint {
  x: number;
  y: number;
}

export interface Graph {
  points: Placed[];
  /** Levels to draw a line at, with their heights. */
  levels: { rating: number; y: number }[];
}

/** The points in a frame, a level of room above and below them; time goes to the right. */
export function layOut(points: readonly GraphPoint[], { width, height }: Frame): Graph {
  const ratings = points.map((point) => point.rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((size) => (most - least) / size <= MAX_LINES - 2) ?? 1000;
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(bottom + step, Math.ceil(most / step) * step);
  const first = dayOf(points[0]);
  const days = Math.max(1, dayOf(points.at(-1)) - first);
  const y = (rating: number) => height * (1 - (rating - bottom) / (top - bottom));
  const levels = [];
  for (let rating = bottom; rating <= top; rating += step) levels.push({ rating, y: y(rating) });
  return {
    points: points.map((point) => ({
      ...point,
      x: (width * (dayOf(point) - first)) / days,
      y: y(point.rating),
    })),
    levels,
  };
}

/** The point nearest to a place from the left. */
export function nearest(points: readonly Placed[], x: number): Placed | undefined {
  return points.reduce<Placed | undefined>(
    (best, point) =>
      best === undefined || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best,
    undefined,
  );
}

const dayOf = (point: GraphPoint | undefined) =>
  point === undefined ? 0 : Date.parse(point.date) / DAY;
