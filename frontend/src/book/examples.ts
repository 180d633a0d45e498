/* The examples that the pictures are made of, fetched once a language, and which of them belong where. */

import { Translated } from '../rules/catalogue.svelte';
import type { RuleValue } from '../rules/schema';
import type { RuleExample } from '../wire';
import { getRuleExamples } from './api';

export const examples = new Translated<RuleExample[]>(getRuleExamples);

/** The subject of an example. */
export type Subject = RuleExample['subject'];

/** The examples of a section, a preset, or one value of an option, in their order. */
export function examplesOf(
  all: readonly RuleExample[],
  kind: Subject['kind'],
  name: string,
  value: RuleValue = null,
): RuleExample[] {
  return all.filter(
    ({ subject }) => subject.kind === kind && subject.name === name && subject.value === value,
  );
}
