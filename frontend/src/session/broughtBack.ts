/*
 * A page that the browser brings back as it was left (Back after going to another site) still shows
 * whoever was logged in then. In between they may have logged out, here or in another tab.
 */

/** Has the page begin anew whenever the browser brings it back as it was. */
export function renewWhenBroughtBack(renew: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew();
  });
}
