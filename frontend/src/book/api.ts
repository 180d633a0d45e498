/* The request for the examples of the rules. */

import { answer, client } from '../net/client';
import type { Language, RuleExample } from '../wire';

/** A small position for every section, value and preset, with captions in `lang`. */
export const getRuleExamples = (lang: Language): Promise<RuleExample[]> =>
  answer(client.GET('/api/v1/rules/examples', { params: { query: { lang } } }));
