/* Where somebody goes who has just come in. */

import { navigate, rewriteAddress } from '../routing/router.svelte';
import { parseRoute } from '../routing/routes';

/** Goes to the address in `?next=`, if it is one of ours, else home. No step leads back to the form, which is done. */
export function goOn(): void {
  const wanted = new URLSearchParams(location.search).get('next') ?? '/';
  const target = new URL(wanted, location.origin);
  if (target.origin !== location.origin) goInstead('/');
  else if (parseRoute(target).page === 'missing') location.replace(target);
  else goInstead(target.pathname + target.search);
}

/** Whether the address in `?next=` is one of the admin, which lets in staff alone. */
export const wantsAdmin = (): boolean =>
  /^\/admin(\/|$)/.test(new URLSearchParams(location.search).get('next') ?? '');

function goInstead(path: string): void {
  rewriteAddress(path);
  // Going where one is makes no further step.
  navigate(path);
}
