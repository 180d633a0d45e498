/* Service worker registration, so that a page is shown while the player is offline. */

/** Registers it; browsers that forbid it go on without. */
export async function keepWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch((failure: unknown) => {
    if (!(failure instanceof DOMException || failure instanceof TypeError)) throw failure;
  });
}
