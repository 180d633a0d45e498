/* The pages of rules, with answers from here in place of the service's. */

import { mount, unmount, type Component } from 'svelte';
import '../styles/pages.css';
import Book from '../book/Book.svelte';
import { SAMPLE_EXAMPLES } from '../book/sampleExamples';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import RuleSetPage from '../ruleSets/RuleSetPage.svelte';
import RuleSetsPage from '../ruleSets/RuleSetsPage.svelte';
import { SAMPLE_RULE_SET } from '../ruleSets/sampleRuleSet';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import type { Language } from '../wire';

const OTHERS = {
  ...SAMPLE_RULE_SET,
  id: 'another001',
  name: 'Rules with a long name, of somebody else',
  mine: false,
};

const ANSWERS = {
  'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
  'GET /api/v1/rules/presets': SAMPLE_PRESETS,
  'GET /api/v1/rules/examples': SAMPLE_EXAMPLES,
  [`GET /api/v1/rule-sets/${SAMPLE_RULE_SET.id}`]: SAMPLE_RULE_SET,
  [`GET /api/v1/rule-sets/${OTHERS.id}`]: OTHERS,
  'GET /api/v1/me/rule-sets': [
    SAMPLE_RULE_SET,
    { ...SAMPLE_RULE_SET, id: 'mine000002', name: OTHERS.name },
  ],
};

export const PAGES: Record<string, { Page: Component<never>; props: Record<string, unknown> }> = {
  book: { Page: Book, props: { whole: false } },
  bookWhole: { Page: Book, props: { whole: true } },
  ruleSet: { Page: RuleSetPage, props: { id: SAMPLE_RULE_SET.id } },
  ruleSetOfAnother: { Page: RuleSetPage, props: { id: OTHERS.id } },
  ruleSets: { Page: RuleSetsPage, props: {} },
};

/** Show the page of that name in `target`; return how to take it away. */
export async function showPage(
  target: Element,
  name: string,
  language: Language,
): Promise<() => Promise<void>> {
  const shown = PAGES[name];
  if (shown === undefined) throw new Error(`there is no page ${name}`);
  answerInstead(ANSWERS);
  setAccount({
    ...{ id: 7, name: 'Boris', kind: 'account', language: 'en' },
    ...{ avatar: 'bear', hide_ratings: false, sanctions: [] },
  });
  await useLanguage(language);
  const { Page, props } = shown;
  const page = mount(Page as Component<Record<string, unknown>>, { target, props });
  return () => unmount(page);
}
