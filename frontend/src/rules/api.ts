/* Requests to the service about the options of rule sets. */

import { answer, client } from '../net/client';
import type { Language, Rules, RulesSchema, RulesVerdict } from '../wire';

/** Every option of a rule set and its values, in `lang`. */
export const getRulesSchema = (lang: Language): Promise<RulesSchema> =>
  answer(client.GET('/api/v1/rules/schema', { params: { query: { lang } } }));

/**
 * Returns whether a rule set is valid, for that number of players if given, with errors in `lang`.
 */
export const checkRules = (
  rules: Rules,
  seats: number | null,
  lang: Language,
): Promise<RulesVerdict> =>
  answer(
    client.POST('/api/v1/rules/check', { params: { query: { lang } }, body: { rules, seats } }),
  );
