/* The court pictures: their addresses, and which of them are there to be drawn. */

import type { Mark, Rank } from '../core/cards';

const files = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a court's picture; undefined for a number card. */
export function courtUrl(rank: Rank, suit: Mark): string | undefined {
  return files[`./courts/${rank}${suit}.svg`];
}

/** How long after a failure a picture is asked for again: the line may be back by then. */
const RETRY_MS = 5000;

// A picture that nothing holds may be forgotten by the browser, and would come late for the next face.
const held: Record<string, HTMLImageElement> = {};
let come = $state.raw<readonly string[]>([]);

/** Whether the picture at this address has come; it is fetched if nobody has asked for it yet. */
export function hasCome(url: string): boolean {
  fetchCourt(url);
  return come.includes(url);
}

/** Fetches all court pictures before a face needs one. */
export function fetchCourts(): void {
  Object.values(files).forEach(fetchCourt);
}

function fetchCourt(url: string): void {
  if (url in held) return;
  const image = new Image();
  held[url] = image;
  image.onload = () => (come = [...come, url]);
  image.onerror = () => setTimeout(() => (image.src = url), RETRY_MS);
  image.src = url;
}
