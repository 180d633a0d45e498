/* Where somebody goes who has just come in. */

import { navigate } from '../routing/router.svelte';
import { parseRoute } from '../routing/routes';

/** Goes to the address in `?next=`, if it is one of ours, else home. */
export function goOn(): void {
  const wanted = new URLSearchParams(location.search).get('next') ?? '/';
  const target = new URL(wanted, location.origin);
  if (target.origin !== location.origin) navigate('/');
  else if (parseRoute(target).page === 'missing') location.assign(target);
  else navigate(target.pathname + target.search);
}
