/* Failures of requests, in the reader's language. */

import { Problem, Unreachable } from './problem';
import { netTexts } from './texts';

/**
 * Returns one sentence about what went wrong; `words` are those of the place, by code. Throws on anything that is no
 * failure of a request.
 */
export function failureText(failure: unknown, words: Record<string, string> = {}): string {
  const own = failure instanceof Problem ? words[failure.code] : undefined;
  if (own !== undefined) return own;
  if (failure instanceof Unreachable) return errorWords('unreachable') ?? failure.message;
  if (failure instanceof Problem) return errorWords(failure.code) ?? failure.body.detail;
  throw failure;
}

/** Returns the page's own sentence for a code, or null where it has none. */
export const errorWords = (code: string): string | null => netTexts().errors[code] ?? null;
