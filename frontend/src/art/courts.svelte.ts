/* The pictures of courts and jokers, and which of them are there to be drawn. */

import type { Mark, Rank } from '../core/cards';

let files = $state.raw<Record<string, string>>({});
let listing: Promise<void> | null = null;

/** Brings the list of the pictures' addresses. */
export function bringCourtList(): Promise<void> {
  return (listing ??= import('./courtFiles').then(({ COURT_FILES }) => {
    files = COURT_FILES;
  }));
}

/** Return whether a card of this rank has a picture in place of pips. */
export const hasPicture = (rank: Rank): boolean => 'JQKX'.includes(rank);

/** The wait before a failed picture is requested again; the connection may be back by then. */
const RETRY_MS = 5000;

// Keeps references to the loaded pictures, because the browser may drop unreferenced ones and load
// them late for the next face.
const held: Record<string, HTMLImageElement> = {};
let come = $state.raw<readonly string[]>([]);

/** Return the address of a card's picture once it has come, and start loading it on the first call. */
export function pictureOf(rank: Rank, suit: Mark): string | null {
  void bringCourtList();
  const url = files[`./courts/${rank}${suit}.svg`];
  if (url === undefined) return null;
  fetchCourt(url);
  return come.includes(url) ? url : null;
}

/** Fetches all court pictures before a face needs one; few tables have jokers. */
export async function fetchCourts(): Promise<void> {
  await bringCourtList();
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
