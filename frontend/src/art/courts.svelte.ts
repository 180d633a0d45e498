/* The court pictures: their addresses, and which of them are there to be drawn. */

import type { Rank } from '../core/cards';
import type { Suit } from '../wire';

const files = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a court's picture; undefined for a number card. */
export function courtUrl(rank: Rank, suit: Suit): string | undefined {
  return files[`./courts/${rank}${suit}.svg`];
}

let drawn = $state.raw<readonly string[]>([]);

/** Whether the picture at this address has been drawn before, so that it is there at once. */
export const isDrawn = (url: string): boolean => drawn.includes(url);

export function noteDrawn(url: string): void {
  if (!drawn.includes(url)) drawn = [...drawn, url];
}

// A picture that nothing holds may be forgotten by the browser, and would come late for the next face.
let held: readonly HTMLImageElement[] = [];

/** Fetches all court pictures before a face needs one, and holds them. */
export function fetchCourts(): void {
  // One that doesn't come is fetched again by the first face that needs it.
  if (held.length > 0) return;
  held = Object.values(files).map((url) => {
    const image = new Image();
    image.onload = () => noteDrawn(url);
    image.src = url;
    return image;
  });
}
