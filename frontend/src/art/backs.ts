/* The usual card back, flowers on lacquer as in Zhostovo, in a box of 224 by 324. Nothing reaches out of the box. */

export const BACK_WIDTH = 224;
export const BACK_HEIGHT = 324;

/** A path with its colour, and with a width if it is a line. */
export type Stroke = readonly [path: string, colour: string, width?: number];

export interface Back {
  ground: string;
  shapes: readonly Stroke[];
}

export const MIDDLE_X = BACK_WIDTH / 2;
export const MIDDLE_Y = BACK_HEIGHT / 2;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const frame = (inset: number): string =>
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

export const FOLK: Back = {
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
    [circle(42, 42, 6) + circle(182, 42, 6) + circle(42, 282, 6) + circle(182, 282, 6), '#f0c05a'],
    [frame(9), '#d8a23c', 4],
  ],
};
