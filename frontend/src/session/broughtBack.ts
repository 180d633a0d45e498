/*
 * The back/forward cache (bfcache): a page that the browser brings back as it was left (Back after
 * going to another site) still shows whoever was logged in then. In between they may have logged
 * out, here or in another tab.
 */

/** Restarts the page whenever the browser restores it from its back/forward cache. */
export function renewWhenBroughtBack(renew: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew();
  });
}
