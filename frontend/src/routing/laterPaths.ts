/* The addresses of pages that a table seldom leads to. `routes.ts` maps them to pages. */

/** The address of a puzzle; `theme` is the theme of the next ones. */
export const puzzlePath = (id: string, theme: string | null = null) =>
  `/puzzles/${id}${theme === null ? '' : `?theme=${theme}`}`;

/** The address of a position: a version of a finished game, or the position itself as text. */
export const analysisPath = (source: { game: string; at: number } | { position: string }) =>
  `/analysis?${new URLSearchParams(
    'position' in source
      ? { position: source.position.trim() }
      : { game: source.game, at: String(source.at) },
  ).toString()}`;

export const tournamentPath = (id: string) => `/tournaments/${id}`;

export const clubPath = (id: string) => `/clubs/${id}`;

export const duplicatePath = (id: string) => `/duplicates/${id}`;

/** The address of a replay for the frame of a foreign page. */
export const embedPath = (id: string) => `/embed/games/${id}`;

/** The address of one event of a game's replay, from one seat's knowledge (null: open), with its review or without. */
export function replayPath(id: string, at?: number, seat?: number | null, review = false): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (seat != null) query.set('seat', String(seat));
  if (review) query.set('review', '');
  const text = query.toString().replace(/=$/, '');
  return `/games/${id}/replay${text === '' ? '' : `?${text}`}`;
}
