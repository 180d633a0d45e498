/* The court pictures and the jokers: their addresses, and which of them are there to be drawn. */

import type { Mark, Rank } from '../core/cards';

const files = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the picture of a court or a joker; undefined for a number card. */
export function courtUrl(rank: Rank, suit: Mark): string | undefined {
  return files[`./courts/${rank}${suit}.svg`];
}

/** The wait before a failed picture is requested again; the connection may be back by then. */
const RETRY_MS = 5000;

// Keeps references to the loaded pictures, because the browser may drop unreferenced ones and load
// them late for the next face.
const held: Record<string, HTMLImageElement> = {};
let come = $state.raw<readonly string[]>([]);

/**
 * Returns whether the picture at this address is loaded, and starts loading it on the first call.
 */
export function hasCome(url: string): boolean {
  fetchCourt(url);
  return come.includes(url);
}

/** Fetches all court pictures before a face needs one; few tables have jokers. */
export function fetchCourts(): void {
  for (const [name, url] of Object.entries(files)) if (!name.includes('/X')) fetchCourt(url);
}

function fetchCourt(url: string): void {
  if (url in held) return;
  const image = new Image();
  held[url] = image;
  image.onload = () => (come = [...come, url]);
  image.onerror = () => setTimeout(() => (image.src = url), RETRY_MS);
  image.src = url;
}
