/* The router: navigation between pages without reloading the shell (History API). */

import { parseRoute, type Route } from './routes';

let route = $state.raw<Route>(parseRoute(location));
/** The address that led to the route, without a place on the page. */
let shown = withoutPlace(location);

function withoutPlace({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/** Takes the route from the address. */
function arrive(): void {
  route = parseRoute(location);
  shown = withoutPlace(location);
}

export function currentRoute(): Route {
  return route;
}

/** Goes to an address of the page. As in any browser, going where one is makes no further step. */
export function navigate(path: string): void {
  const here = withoutPlace(location) + location.hash;
  history[path === here ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
  window.scrollTo(0, 0);
}

/** Changes the address without navigating, when the page's own content has moved on. */
export function rewriteAddress(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Follows the browser's back and forward, and plain clicks on links to pages. Returns its undoing. */
export function followLinks(root: HTMLElement): () => void {
  const back = () => {
    if (withoutPlace(location) !== shown) arrive();
  };
  window.addEventListener('popstate', back);
  root.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('popstate', back);
    root.removeEventListener('click', onClick);
  };
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
  if (anchor.target !== '' || anchor.hasAttribute('download')) return;
  if (parseRoute(anchor).page === 'missing') return;
  // A place on this page: the browser scrolls there automatically.
  if (anchor.hash !== '' && withoutPlace(anchor) === withoutPlace(location)) return;
  event.preventDefault();
  navigate(withoutPlace(anchor) + anchor.hash);
}
