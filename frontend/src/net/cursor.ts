/* Pagination on the page (load more): lists that come page by page, by a cursor. */

/** The cursor in the address of another page. */
export const cursorOf = (next: string | null): string | undefined =>
  next === null ? undefined : (new URL(next).searchParams.get('cursor') ?? undefined);
