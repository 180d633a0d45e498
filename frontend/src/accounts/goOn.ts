/* Redirect after login: where somebody goes who has just come in. */

import { navigate, rewriteAddress } from '../routing/router.svelte';
import { parseRoute } from '../routing/routes';
import { wantedPath } from './wantedPath';

/** Goes to the address in `?next=`, if it is one of ours, else home. No step leads back to the form, which is done. */
export function goOn(): void {
  const wanted = wantedPath(location.search, location.origin);
  if (parseRoute(new URL(wanted, location.origin)).page === 'missing') location.replace(wanted);
  else goInstead(wanted);
}

/** Return whether the address in `?next=` belongs to the admin, which only staff may open. */
export const wantsAdmin = (): boolean =>
  /^\/admin(\/|$)/.test(new URLSearchParams(location.search).get('next') ?? '');

function goInstead(path: string): void {
  rewriteAddress(path);
  // Going where one is makes no further step.
  navigate(path);
}
