/* The anchors of the page of the rules. An option's is its own name: `/rules#throw_in`. */

import { tick } from 'svelte';

export const sectionAnchor = (name: string) => `base-${name}`;
export const groupAnchor = (name: string) => `group-${name}`;
export const presetAnchor = (name: string) => `preset-${name}`;
export const aboutAnchor = (name: string) => `about-${name}`;

/** The place that the address names; empty without one. */
export const namedPlace = () => decodedPlace(location.hash.slice(1));

/** Decodes a place in an address; returns it unchanged if it is not valid. */
function decodedPlace(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (failure) {
    if (failure instanceof URIError) return part;
    throw failure;
  }
}

/** Brings a place into view once it is there, and lets reading go on from it. */
export async function goToPlace(place: string): Promise<void> {
  await tick();
  const target = document.getElementById(place);
  if (target === null) return;
  target.scrollIntoView();
  target.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
