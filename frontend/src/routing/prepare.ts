/* Bringing a page's modules and texts before it is gone to. */

import type { Route } from './routes';

type Page = Route['page'];

let bring: (page: Page) => void = () => {};

/** Sets how a page is brought; to be called by what knows all pages. */
export function onPrepare(how: (page: Page) => void): void {
  bring = how;
}

/** Has a page brought that the player will probably go to. */
export const prepare = (page: Page): void => bring(page);
