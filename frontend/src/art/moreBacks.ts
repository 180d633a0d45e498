/* The card backs to choose from, beside the usual one; they come when the first of them is to be drawn. */

import type { CardBack } from '../core/table';
import { BACK_HEIGHT, BACK_WIDTH, circle, frame, MIDDLE_X, MIDDLE_Y, type Back } from './backs';

/** Diagonals of both directions, `gap` apart, each cut off at the box: one path for the whole weave. */
function weave(gap: number): string {
  const lines: string[] = [];
  for (let start = gap - BACK_HEIGHT; start < BACK_WIDTH; start += gap) {
    const left = Math.max(0, start);
    const right = Math.min(BACK_WIDTH, start + BACK_HEIGHT);
    lines.push(`M${left} ${left - start}L${right} ${right - start}`);
    lines.push(`M${left} ${BACK_HEIGHT - left + start}L${right} ${BACK_HEIGHT - right + start}`);
  }
  return lines.join('');
}

/** Narrow rays round the middle, as long as the box is wide. */
function rays(count: number): string {
  const [x, y, length, half] = [MIDDLE_X, MIDDLE_Y, 104, Math.PI / count / 2];
  const at = (angle: number) =>
    `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`;
  }).join('');
}

/** A star of four points. */
const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

/** Stars, spread evenly and yet in no rows: by the two steps of the plastic number. */
function sky(count: number): string {
  const [STEP_X, STEP_Y] = [0.7549, 0.5698];
  return Array.from({ length: count }, (_, n) => {
    const x = 20 + Math.round(((n * STEP_X) % 1) * (BACK_WIDTH - 40));
    const y = 20 + Math.round(((n * STEP_Y) % 1) * (BACK_HEIGHT - 40));
    return star(x, y, n % 5 === 0 ? 9 : n % 2 === 0 ? 5 : 3);
  }).join('');
}

/** Rows of half circles, each row shifted by half a scale. */
function scales(size: number): string {
  const rows: string[] = [];
  for (let row = 0; row * size * 0.5 < BACK_HEIGHT - 44; row++) {
    const shift = row % 2 === 0 ? 0 : size / 2;
    for (let x = 22 + shift; x + size <= BACK_WIDTH - 20; x += size) {
      const y = 22 + row * size * 0.5;
      rows.push(`M${x} ${y}a${size / 2} ${size / 2} 0 0 0 ${size} 0`);
    }
  }
  return rows.join('');
}

export const BACKS: Record<Exclude<CardBack, 'folk'>, Back> = {
  weave: {
    ground: '#7c2430',
    shapes: [
      [weave(27), '#8e2f3a', 3.5],
      [frame(9), '#e8c27a', 4],
    ],
  },
  sunray: {
    ground: '#7c2430',
    shapes: [
      [rays(24), '#94323d'],
      [circle(MIDDLE_X, MIDDLE_Y, 42), '#7c2430'],
      [circle(MIDDLE_X, MIDDLE_Y, 34), '#e8c27a', 4],
      [circle(MIDDLE_X, MIDDLE_Y, 22), '#94323d'],
      [frame(9), '#e8c27a', 4],
    ],
  },
  plain: {
    ground: '#7c2430',
    shapes: [
      [frame(12), '#e8c27a', 4],
      ['M112 120L142 162L112 204L82 162Z', '#94323d'],
      ['M112 132L133 162L112 192L91 162Z', '#e8c27a', 4],
    ],
  },
  night: {
    ground: '#16264d',
    shapes: [
      [sky(46), '#e9d9a6'],
      [circle(MIDDLE_X, MIDDLE_Y, 46), '#16264d'],
      [circle(MIDDLE_X, MIDDLE_Y, 34), '#f1e3b4'],
      [circle(MIDDLE_X + 14, MIDDLE_Y - 8, 28), '#16264d'],
      [frame(9), '#c9b36c', 4],
    ],
  },
  scales: {
    ground: '#1d5a52',
    shapes: [
      [scales(36), '#3d8a7c', 4],
      [frame(9), '#e3cf96', 4],
      [circle(MIDDLE_X, MIDDLE_Y, 34), '#1d5a52'],
      [circle(MIDDLE_X, MIDDLE_Y, 34), '#e3cf96', 4],
      [
        'M112 140C124 152 134 158 134 168C134 176 128 180 122 180C118 180 115 178 113 175C114 181 116 184 119 187H105C108 184 110 181 111 175C109 178 106 180 102 180C96 180 90 176 90 168C90 158 100 152 112 140Z',
        '#e3cf96',
      ],
    ],
  },
};
