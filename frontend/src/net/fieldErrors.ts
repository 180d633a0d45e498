/* Form validation errors of single fields, in the reader's language. */

import { entryTexts } from '../entries/texts';
import { errorWords } from './failure';
import { Problem } from './problem';

/**
 * Codes of the library with which the service checks an entry's form; its sentences are English and
 * about types. A check of the service itself has another code, and a sentence for the reader.
 */
const BY_LIBRARY =
  /^(string|int|float|decimal|bool|bytes|date|datetime|time|literal|enum|list|tuple|set|dict|model|union|url|uuid|json|none|extra|missing|too|greater|less|multiple|finite)(_|$)/;

type Wrong = NonNullable<Problem['body']['errors']>[number];

/** Returns the page's sentence for the code of a check, else the service's own sentence. */
function entryText({ code, detail, limit }: Omit<Wrong, 'field'>): string {
  const { beyond, ...others } = entryTexts();
  const texts: Record<string, string> = { ...others };
  const tell = (beyond as Record<string, ((limit: number) => string) | undefined>)[code];
  const isEmpty = code === 'string_too_short' && limit === 1;
  const text = isEmpty ? others.missing : tell && limit != null ? tell(limit) : texts[code];
  return errorWords(code) ?? text ?? (BY_LIBRARY.test(code) ? others.unfit : detail);
}

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
      errors.map((wrong) => [wrong.field, words[wrong.code] ?? entryText(wrong)]),
    );
  }
  return field == null ? {} : { [field]: words[code] ?? entryText({ code, detail }) };
}
