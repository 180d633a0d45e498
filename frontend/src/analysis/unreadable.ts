/* The reason why a position or a game can't be shown, in the reader's language, with its place in the notation. */

import { failureText } from '../net/failure';
import { Problem } from '../net/problem';
import { analysisTexts } from './texts';

export interface Unreadable {
  text: string;
  /** The service's own English sentence, which names the place in the notation; null without one. */
  place: string | null;
}

/** Returns what to tell about a failed request. Throws on anything that is no failure of a request. */
export function unreadable(failure: unknown): Unreadable {
  const wrong = failure instanceof Problem ? failure.body.errors?.[0] : undefined;
  const texts: Record<string, string> = analysisTexts().unreadable;
  const text = wrong === undefined ? undefined : texts[wrong.code];
  if (wrong === undefined || text === undefined) return { text: failureText(failure), place: null };
  return { text, place: wrong.detail };
}
