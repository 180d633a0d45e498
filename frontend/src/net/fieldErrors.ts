/* Errors of single form fields, in the reader's language. */

import { errorWords } from './failure';
import { Problem } from './problem';

/**
 * The errors by field name; empty when the failure concerns no field. `words` are those of the
 * place, by code.
 */
export function fieldErrors(
  failure: unknown,
  words: Record<string, string> = {},
): Record<string, string> {
  if (!(failure instanceof Problem)) return {};
  const { errors, field, detail, code } = failure.body;
  if (errors != null) {
    return Object.fromEntries(
      errors.map(({ field: path, code: what, detail: sentence }) => [
        path,
        words[what] ?? errorWords(what) ?? sentence,
      ]),
    );
  }
  return field == null ? {} : { [field]: words[code] ?? errorWords(code) ?? detail };
}
