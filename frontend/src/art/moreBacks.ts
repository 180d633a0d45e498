/*
 * The card backs to choose from; the module loads when the first of them is drawn. Nothing reaches
 * out of the box.
 */

import type { CardBack } from '../core/table';
import { BACK_HEIGHT, BACK_WIDTH } from './backs';

/** A path with its colour, and with a width if it is a line. */
export type Stroke = readonly [path: string, colour: string, width?: number];

export interface Back {
  ground: string;
  shapes: readonly Stroke[];
}

const MIDDLE_X = BACK_WIDTH / 2;
const MIDDLE_Y = BACK_HEIGHT / 2;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const frame = (inset: number): string =>
  `M${inset} ${inset}H${BACK_WIDTH - inset}V${BACK_HEIGHT - inset}H${inset}Z`;

/** A flower of eight petals. */
function flower(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, n) => {
    const [dx, dy] = [Math.cos((n * Math.PI) / 4) * r, Math.sin((n * Math.PI) / 4) * r];
    return circle(Math.round(x + dx), Math.round(y + dy), r * 0.42);
  }).join('');
}

const LEAF = 'M112 70C150 84 150 118 112 136C74 118 74 84 112 70Z';
const VINE =
  'M112 24C60 40 30 80 52 118C66 140 90 128 84 110M112 24C164 40 194 80 172 118C158 140 134 128 140 110';
const turned = 'M112 254C150 240 150 206 112 188C74 206 74 240 112 254Z';
const TURNED_VINE =
  'M112 300C60 284 30 244 52 206C66 184 90 196 84 214M112 300C164 284 194 244 172 206C158 184 134 196 140 214';

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

export const BACKS: Record<CardBack, Back> = {
  folk: {
    ground: '#1b1512',
    shapes: [
      [VINE, '#d8a23c', 6],
      [TURNED_VINE, '#d8a23c', 6],
      [LEAF, '#2f7a4a'],
      [turned, '#2f7a4a'],
      [flower(MIDDLE_X, MIDDLE_Y, 26), '#c8372d'],
      [circle(MIDDLE_X, MIDDLE_Y, 15), '#f0c05a'],
      [flower(MIDDLE_X, 96, 11), '#c8372d'],
      [flower(MIDDLE_X, 228, 11), '#c8372d'],
      [
        flower(42, 42, 10) + flower(182, 42, 10) + flower(42, 282, 10) + flower(182, 282, 10),
        '#c8372d',
      ],
      [
        circle(42, 42, 6) + circle(182, 42, 6) + circle(42, 282, 6) + circle(182, 282, 6),
        '#f0c05a',
      ],
      [frame(9), '#d8a23c', 4],
    ],
  },
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
