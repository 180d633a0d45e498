/* Requests to the service about rule sets, in words. */

import { answer, client } from '../net/client';
import type { Language, Preset, Rules, RulesSchema, RulesVerdict } from '../wire';

/** The named rule sets, in `lang`. */
export const getPresets = (lang: Language): Promise<Preset[]> =>
  answer(client.GET('/api/v1/rules/presets', { params: { query: { lang } } }));

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
