/* Prefetch (preloading): brings a page's modules and texts before somebody goes there. */

import { loadFirst } from '../loading/first';
import type { Route } from './routes';

type Page = Route['page'];

let bring: (page: Page) => Promise<unknown> = () => Promise.resolve();

/** Sets how a page is brought; to be called by what knows all pages. */
export function onPrepare(how: (page: Page) => Promise<unknown>): void {
  bring = how;
}

/** Has a page brought that the player will probably go to, before the parts that can wait. */
export function prepare(page: Page): void {
  void bring(page).finally(loadFirst());
}
