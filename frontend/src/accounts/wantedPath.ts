/* The redirect address in `?next=`, checked (open redirect): anybody may have written it. */

/** The path and query of the address in `?next=`, or of home if it is no address or none of ours. */
export function wantedPath(search: string, origin: string): string {
  try {
    const {
      href,
      pathname,
      search: query,
    } = new URL(new URLSearchParams(search).get('next') ?? '/', origin);
    // A path of two slashes would be another host's address, one with a name before the host none of ours.
    if (href.startsWith(`${origin}/`) && !pathname.startsWith('//')) return pathname + query;
  } catch {
    // It is no address.
  }
  return '/';
}
