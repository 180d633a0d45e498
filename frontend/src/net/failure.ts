/* Error messages of failed requests (offline, rate limit), in the reader's language. */

import { currentLanguage, withTexts } from '../i18n/index.svelte';
import { Problem, Unreachable } from './problem';
import { netTexts } from './texts';

/** The words of every problem that a page seldom meets; null until the first of them. */
let problemTexts: (() => Record<string, string>) | null = null;

/**
 * Returns one sentence about what went wrong; `words` are those of the place, by code. Throws on anything that is no
 * failure of a request.
 */
export function failureText(failure: unknown, words: Record<string, string> = {}): string {
  const own = failure instanceof Problem ? words[failure.code] : undefined;
  if (own !== undefined) return own;
  if (failure instanceof Unreachable) return errorWords('unreachable') ?? failure.message;
  if (failure instanceof Problem) return problemWords(failure);
  throw failure;
}

/** Returns the page's own sentence for a code, or null where it has none. */
export const errorWords = (code: string): string | null =>
  netTexts().errors[code] ?? problemTexts?.()[code] ?? null;

/** Loads the words of seldom problems if `code` needs them. */
export async function bringWords(code: string): Promise<void> {
  if (errorWords(code) !== null) return;
  try {
    problemTexts = (await withTexts(import('./texts/problems'))).problemTexts;
  } catch {
    // There is no connection by now, which the sentence in their place says.
    problemTexts = null;
  }
}

/** The service's own sentences are English, except those on entries: other readers see a general one. */
function problemWords({ code, body }: Problem): string {
  // It names what is wrong, which the page's sentence can't.
  if (code === 'invalid') return body.detail;
  const general = errorWords('refused') ?? errorWords('unreachable') ?? body.detail;
  return errorWords(code) ?? (currentLanguage() === 'en' ? body.detail : general);
}
