import { describe, expect, it } from 'vitest';
import type { RuleOption, RulesSchema } from '../wire';
import {
  changedOptions,
  changedRules,
  choicesOf,
  isOrder,
  problemsByOption,
  sameRuleSet,
  valueOf,
  withOption,
} from './schema';

const SCHEMA: Pick<RulesSchema, 'properties' | 'x-groups'> = {
  'x-groups': [{ name: 'pack', title: 'Pack', options: ['limit', 'draws', 'teams'] }],
  properties: {
    limit: {
      title: 'Limit',
      description: 'Most cards.',
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2,
      default: 2,
      'x-none': 'No limit',
      'x-sentences': { '1': 'One card.', '2': 'Two cards.', null: 'Any number.' },
    },
    draws: {
      title: 'Draws',
      description: 'Whether there are any.',
      default: true,
      oneOf: [
        { const: true, title: 'Yes', description: 'Games may be drawn.' },
        { const: false, title: 'No', description: 'No game is drawn.' },
      ],
    },
    teams: {
      title: 'Teams',
      description: 'How many.',
      default: 'none',
      oneOf: [
        { const: 'none', title: 'None', description: 'Everybody for themselves.' },
        { const: 2, title: 'Two', description: 'Two teams.' },
      ],
    },
  },
};
const ORDER: RuleOption = {
  title: 'Suits',
  description: 'Their order.',
  default: 'AB',
  enum: ['AB', 'BA'],
  'x-order': { A: 'Apples', B: 'Pears' },
  'x-sentences': { AB: 'Apples are lower.', BA: 'Pears are lower.' },
};
const ruleSentences = (rules: Parameters<typeof changedRules>[1]) =>
  changedRules(SCHEMA, rules).map(({ sentence }) => sentence);
const option = (name: string) => {
  const found = SCHEMA.properties[name];
  if (found === undefined) throw new Error(name);
  return found;
};

describe('a rule card', () => {
  it('tells in the order of the schema what differs from the base game, and nothing else', () => {
    expect(ruleSentences({ teams: 2, limit: null })).toEqual(['Any number.', 'Two teams.']);
    expect(changedRules(SCHEMA, { teams: 2 })).toEqual([{ name: 'teams', sentence: 'Two teams.' }]);
    expect(ruleSentences({})).toEqual([]);
    expect(ruleSentences({ draws: false })).toEqual(['No game is drawn.']);
  });

  it('leaves out what was written down though it is as in the base game', () => {
    expect(ruleSentences({ limit: 2, draws: true })).toEqual([]);
    expect(changedOptions(SCHEMA, { limit: 2, draws: false })).toEqual(['draws']);
  });

  it('names a value that the schema has no words for', () => {
    expect(ruleSentences({ teams: 5 })).toEqual(['Teams: 5']);
  });
});

describe('a form', () => {
  it('offers every value, numbers from the least to the most and then null', () => {
    expect(choicesOf(option('limit')).map(({ value, title }) => [value, title])).toEqual([
      [1, '1'],
      [2, '2'],
      [null, 'No limit'],
    ]);
    expect(choicesOf(option('draws')).map(({ value }) => value)).toEqual([true, false]);
  });

  it('offers every order, by the names of what is put in order', () => {
    expect(choicesOf(ORDER)).toEqual([
      { value: 'AB', title: 'Apples, Pears', sentence: 'Apples are lower.' },
      { value: 'BA', title: 'Pears, Apples', sentence: 'Pears are lower.' },
    ]);
    expect([isOrder(ORDER), isOrder(option('limit')), isOrder(option('draws'))]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('shows the default of what a rule set leaves out, and null where null is meant', () => {
    expect(valueOf(SCHEMA, {}, 'limit')).toBe(2);
    expect(valueOf(SCHEMA, { limit: null }, 'limit')).toBeNull();
    expect(valueOf(SCHEMA, { draws: false }, 'draws')).toBe(false);
  });

  it('leaves out of the rule set what is set back to its default', () => {
    const changed = withOption(SCHEMA, {}, 'draws', false);
    expect(changed).toEqual({ draws: false });
    expect(withOption(SCHEMA, changed, 'draws', true)).toEqual({});
    expect(changed).toEqual({ draws: false });
  });
});

describe('rule sets', () => {
  it('are the same with the same options, whatever their order', () => {
    expect(sameRuleSet({ a: 1, b: null }, { b: null, a: 1 })).toBe(true);
    expect(sameRuleSet({ a: 1 }, { a: 2 })).toBe(false);
    expect(sameRuleSet({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameRuleSet({ a: undefined }, { b: undefined })).toBe(false);
  });
});

describe('what a check found', () => {
  it('goes to the option it is about, the first thing said of it', () => {
    const problems = [
      { field: 'rules.limit', code: 'a', detail: 'Too low.' },
      { field: 'rules.limit', code: 'b', detail: 'Odd.' },
      { field: 'seats', code: 'c', detail: 'Too many.' },
    ];
    const verdict = { valid: false, problems, seats: null, preset: null, rated: false };
    expect(problemsByOption(verdict)).toEqual({ limit: 'Too low.', seats: 'Too many.' });
    expect(problemsByOption(null)).toEqual({});
  });
});
