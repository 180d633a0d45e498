/* Requests to the service about saved rule sets. Errors in the rules are in the reader's language. */

import { currentLanguage } from '../i18n/index.svelte';
import { answer, client } from '../net/client';
import type { Rules, SavedRuleSet } from '../wire';

export interface RuleSetWish {
  name: string;
  rules: Rules;
  /** The number of players it is meant for; null: any number. */
  seats: number | null;
}

const inWords = () => ({ query: { lang: currentLanguage() } });
const ofRuleSet = (id: string) => ({ path: { rule_set_id: id } });

/** The reader's own, by name. */
export const getMyRuleSets = (): Promise<SavedRuleSet[]> =>
  answer(client.GET('/api/v1/me/rule-sets'));

export const getRuleSet = (id: string): Promise<SavedRuleSet> =>
  answer(client.GET('/api/v1/rule-sets/{rule_set_id}', { params: ofRuleSet(id) }));

export const saveRuleSet = (wish: RuleSetWish): Promise<SavedRuleSet> =>
  answer(client.POST('/api/v1/me/rule-sets', { params: inWords(), body: wish }));

/** Changes a rule set that was read in the given version. */
export const changeRuleSet = (
  { id, version }: Pick<SavedRuleSet, 'id' | 'version'>,
  change: Partial<RuleSetWish>,
): Promise<SavedRuleSet> =>
  answer(
    client.PATCH('/api/v1/rule-sets/{rule_set_id}', {
      params: { ...ofRuleSet(id), ...inWords() },
      body: { version, ...change },
    }),
  );

export const deleteRuleSet = (id: string): Promise<unknown> =>
  client.DELETE('/api/v1/rule-sets/{rule_set_id}', { params: ofRuleSet(id) });
