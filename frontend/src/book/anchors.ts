/* The anchors of the page of the rules. An option's is its own name: `/rules#throw_in`. */

import { tick } from 'svelte';

export const sectionAnchor = (name: string) => `base-${name}`;
export const groupAnchor = (name: string) => `group-${name}`;
export const presetAnchor = (name: string) => `preset-${name}`;
export const chapterAnchor = (name: string) => `about-${name}`;

/** Brings what the address names into view once it is there, and lets reading go on from it. */
export async function goToAnchor(): Promise<void> {
  await tick();
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  target.scrollIntoView();
  target.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
