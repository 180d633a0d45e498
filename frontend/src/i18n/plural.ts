/*
 * Plural forms (pluralisation): the number with the right form: `plural(3, 'карта', 'карты',
 * 'карт')` is "3 карты".
 */

const rules = new Intl.PluralRules('ru');

/** The number with the right form: `plural(3, 'карта', 'карты', 'карт')` is "3 карты". */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = { one, few, many }[rules.select(count) as 'one' | 'few' | 'many'];
  return `${count} ${form}`;
}
