/*
 * Rule sets in words: what the service's schema of a rule set says (docs/api/rule-sets.md). This page knows
 * no option by name.
 */

import type { RuleOption, Rules, RulesSchema, RulesVerdict } from '../wire';

export type RuleValue = RuleOption['default'];

/** A rule set as this page reads it: values by names that come from the schema. */
type RuleSet = Readonly<Record<string, unknown>>;
type Options = Pick<RulesSchema, 'properties'>;

/** A value to choose: its name, and the rule that it stands for. */
export interface RuleChoice {
  value: RuleValue;
  title: string;
  sentence: string;
}

/** All values of an option, in the order of the schema; null last. */
export function choicesOf(option: RuleOption): RuleChoice[] {
  if (option.oneOf !== undefined && option.oneOf.length > 0) {
    return option.oneOf.map((value) => ({
      value: value.const,
      title: value.title,
      sentence: value.description,
    }));
  }
  const sentences = option['x-sentences'] ?? {};
  const orders = option.enum ?? [];
  if (orders.length > 0) {
    return orders.map((value) => ({
      value,
      title: [...value].map((letter) => option['x-order']?.[letter] ?? letter).join(', '),
      sentence: sentences[value] ?? '',
    }));
  }
  const { minimum = 0, maximum = 0 } = option;
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n);
  const choices = numbers.map((value) => ({
    value,
    title: String(value),
    sentence: sentences[value] ?? '',
  }));
  if (!Array.isArray(option.type) || !option.type.includes('null')) return choices;
  const none = { value: null, title: option['x-none'] ?? '', sentence: sentences['null'] ?? '' };
  return [...choices, none];
}

/** Returns whether the option's values are orders of the same things. */
export const isOrder = (option: RuleOption): boolean =>
  Object.keys(option['x-order'] ?? {}).length > 0;

/** The value an option has in a rule set, which leaves out what has its default. */
export function valueOf(schema: Options, rules: RuleSet, name: string): RuleValue {
  return name in rules ? (rules[name] as RuleValue) : (schema.properties[name]?.default ?? null);
}

/** The rule set with one option changed; without it where it has its default again. */
export function withOption(schema: Options, rules: RuleSet, name: string, value: RuleValue): Rules {
  const { [name]: _old, ...others } = rules;
  const changed =
    value === schema.properties[name]?.default ? others : { ...others, [name]: value };
  return changed satisfies RuleSet;
}

/** The options that differ from the base game, in the order of the schema. */
export function changedOptions(schema: Options, rules: RuleSet): string[] {
  return Object.entries(schema.properties)
    .filter(([name, option]) => name in rules && rules[name] !== option.default)
    .map(([name]) => name);
}

/** An option that differs from the base game, and its value. */
export interface Change {
  name: string;
  sentence: string;
}

/** The differences of a rule set from the base game, in the order of the schema. */
export function changedRules(schema: Options, rules: RuleSet): Change[] {
  return changedOptions(schema, rules).map((name) => {
    const option = schema.properties[name] as RuleOption;
    const choice = choicesOf(option).find(({ value }) => value === rules[name]);
    return { name, sentence: choice?.sentence ?? `${option.title}: ${String(rules[name])}` };
  });
}

/** Returns whether two rule sets are the same. */
export function sameRuleSet(one: RuleSet, other: RuleSet): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && one[name] === other[name])
  );
}

/** The first error of each option, by name. */
export function problemsByOption(
  verdict: Pick<RulesVerdict, 'problems'> | null,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field, detail } of verdict?.problems ?? []) {
    const name = field.replace(/^rules\./, '');
    found[name] ??= detail;
  }
  return found;
}
