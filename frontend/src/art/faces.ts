/* Eighteen faces, the last six those of the levels' characters: each a head of a few shapes in a box of 48 by 48. */

export interface Face {
  ground: string;
  skin: string;
  hair: string;
  /** What lies behind the head, and what lies over the forehead. */
  back: string;
  front: string;
  /** Glasses, a beard, a scarf: drawn last. */
  extra?: { path: string; colour: string; stroke?: boolean };
}

const LONG = 'M12 22C12 8 36 8 36 22V38H12Z';
const NONE = '';
const FRINGE = 'M13 21C14 10 34 10 35 21C30 17 18 17 13 21Z';
const SIDE = 'M13 22C12 9 36 8 35 22C32 16 24 15 19 14C19 18 16 20 13 22Z';
const SPIKES = 'M13 20L15 10L19 14L23 8L27 14L32 9L35 20C29 16 19 16 13 20Z';
const BALD = 'M13 20C13 17 14 15 15 14L16 20ZM35 20C35 17 34 15 33 14L32 20Z';
const BUN = 'M24 3A6 6 0 0 1 24 15A6 6 0 0 1 24 3Z';
const CURLS =
  'M11 22A5 5 0 0 1 14 13A6 6 0 0 1 24 10A6 6 0 0 1 34 13A5 5 0 0 1 37 22C32 17 16 17 11 22Z';
const GLASSES =
  'M15 24A4 4 0 1 0 23 24A4 4 0 1 0 15 24M25 24A4 4 0 1 0 33 24A4 4 0 1 0 25 24M23 24H25';
const BEARD = 'M14 27C14 40 34 40 34 27C31 31 28 30 24 30C20 30 17 31 14 27Z';
const MOUSTACHE =
  'M18 30C20 28 23 28 24 29.5C25 28 28 28 30 30C28 32 25 32 24 30.5C23 32 20 32 18 30Z';
const CAP = 'M12 19C12 7 36 7 36 19L41 21H12Z';
const SCARF = 'M10 26C8 6 40 6 38 26L36 40H12Z';

const PIGTAILS = 'M12 20C12 8 36 8 36 20L41 22A4 4 0 0 1 41 33L36 27V22H12V27L7 33A4 4 0 0 1 7 22Z';
const BOB = 'M11 22C11 6 37 6 37 22V33C34 36 14 36 11 33Z';
const TUFT = 'M14 19C15 12 20 11 22 12L20 6L25 10L28 5L29 11C32 12 34 15 34 19C29 15 19 15 14 19Z';
const QUIFF = 'M13 20C12 10 22 5 33 8C37 9 37 13 33 13C36 15 36 18 35 20C31 15 19 15 13 20Z';
const FRECKLES = 'M15.5 28.5H17M18.5 29.8H20M28 29.8H29.5M31 28.5H32.5';
const EARRINGS = 'M12.5 28A1.6 1.6 0 1 0 12.6 28M35.5 28A1.6 1.6 0 1 0 35.6 28';
const GOATEE = 'M20 33.5C22 32.5 26 32.5 28 33.5C28 38 26 41 24 41C22 41 20 38 20 33.5Z';
/** What the pictures of people stand on. */
export const GROUNDS = [
  '#f3d9b5',
  '#cfe3d4',
  '#d5dff2',
  '#f2d3d3',
  '#e4d8ef',
  '#d3e9ec',
  '#f3e6b3',
  '#dfe0d4',
];

export const FACES: readonly Face[] = [
  { ground: '#d9ead3', skin: '#f2c9a1', hair: '#8a4b1f', back: NONE, front: SPIKES },
  { ground: '#f4d9d0', skin: '#f0c49c', hair: '#2e2320', back: LONG, front: FRINGE },
  {
    ground: '#d3e0ef',
    skin: '#e9b98c',
    hair: '#5b3a1e',
    back: NONE,
    front: SIDE,
    extra: { path: BEARD, colour: '#5b3a1e' },
  },
  {
    ground: '#efe3c2',
    skin: '#f3cfad',
    hair: '#b5482a',
    back: BUN,
    front: FRINGE,
    extra: { path: GLASSES, colour: '#3a2c22', stroke: true },
  },
  { ground: '#e3d7ee', skin: '#c98d5e', hair: '#1d1716', back: NONE, front: CURLS },
  { ground: '#cfe8e6', skin: '#f0c6a2', hair: '#d9a441', back: LONG, front: SIDE },
  {
    ground: '#e6dccb',
    skin: '#e8b78d',
    hair: '#8d8a86',
    back: NONE,
    front: BALD,
    extra: { path: MOUSTACHE, colour: '#8d8a86' },
  },
  { ground: '#f6dbe6', skin: '#d9a273', hair: '#3b2418', back: LONG, front: CURLS },
  { ground: '#d6dfd0', skin: '#efc198', hair: '#3f5f7f', back: NONE, front: CAP },
  { ground: '#f2e0bb', skin: '#f1c8a5', hair: '#b3202e', back: SCARF, front: NONE },
  {
    ground: '#d5e3f5',
    skin: '#edbf95',
    hair: '#c98a3a',
    back: NONE,
    front: FRINGE,
    extra: { path: GLASSES, colour: '#30343b', stroke: true },
  },
  { ground: '#e9e1f3', skin: '#eec39d', hair: '#c7c2bb', back: BUN, front: SIDE },
  {
    ground: '#fbe3c4',
    skin: '#f6d2b0',
    hair: '#d98f32',
    back: NONE,
    front: TUFT,
    extra: { path: FRECKLES, colour: '#b5713a', stroke: true },
  },
  { ground: '#dbeed6', skin: '#f1c59f', hair: '#7a3b1c', back: PIGTAILS, front: FRINGE },
  { ground: '#d2e4f1', skin: '#dca878', hair: '#2b211c', back: NONE, front: QUIFF },
  {
    ground: '#f3dcd2',
    skin: '#eebf97',
    hair: '#a3352b',
    back: BOB,
    front: SIDE,
    extra: { path: EARRINGS, colour: '#c99b2d' },
  },
  {
    ground: '#e4e0d2',
    skin: '#e6b58b',
    hair: '#3d3a37',
    back: NONE,
    front: SIDE,
    extra: { path: GOATEE, colour: '#3d3a37' },
  },
  {
    ground: '#e2def0',
    skin: '#efc8a6',
    hair: '#2f5d8a',
    back: SCARF,
    front: NONE,
    extra: { path: GLASSES, colour: '#30343b', stroke: true },
  },
];
