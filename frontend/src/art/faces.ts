/*
 * Avatars: the pictures of people and bots. The service draws previews of links with the same file.
 */

import type { Face } from '../core/table';
import type { Avatar } from '../wire';
import drawings from './faces.json';

/** A path in a box of 48 by 48 with its colour, and with a width if it is a line. */
export type Shape = readonly [path: string, colour: string, width?: number];

export interface Picture {
  ground: string;
  shapes: readonly Shape[];
}

const ANIMALS = drawings.animals as unknown as Record<Avatar, readonly Shape[]>;
const BOTS = drawings.bots as unknown as readonly Picture[];

/** All pictures that people choose from. */
export const AVATARS = Object.keys(ANIMALS) as Avatar[];

/** The picture of somebody. */
export function drawn(face: Face): Picture {
  if (typeof face === 'number') return BOTS[face % BOTS.length] ?? { ground: '', shapes: [] };
  const ground = drawings.grounds[face.ground % drawings.grounds.length] ?? '';
  return { ground, shapes: ANIMALS[face.avatar] };
}
