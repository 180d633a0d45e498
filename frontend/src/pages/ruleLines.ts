/* A table's rule set in words: what is played, one line each, and every option that is unusual. */

import type { Rules } from '../core/view';
import { m } from '../i18n/index.svelte';

const DEFAULTS = {
  deck: 36,
  decks: 1,
  hand_size: 6,
  attack_limit: 6 as number | 'none' | null,
  first_bout_limit: null as number | 'none' | null,
  lead: 'same_rank',
  throw_in: 'all',
  throw_in_order: 'free',
  pile_on: 'limit',
  transfer: false as boolean | 'off' | 'on',
  show_transfer: 'off',
};

type Known = typeof DEFAULTS;

/** The rule card's lines. Options left out of `rules` have their default. */
export function ruleLines(rules: Rules): string[] {
  const known = { ...DEFAULTS, ...(rules as Partial<Known>) };
  const words = m.pages.rules;
  const transfers = known.transfer === true || known.transfer === 'on';
  return [
    known.decks > 1 ? words.decks(known.decks) : null,
    words.deck(known.deck),
    words.hand(known.hand_size),
    typeof known.attack_limit === 'number' ? words.limit(known.attack_limit) : words.noLimit,
    typeof known.first_bout_limit === 'number' ? words.firstLimit(known.first_bout_limit) : null,
    known.lead === 'single' ? words.single : null,
    words.throwIn[known.throw_in] ?? words.other('throw_in', known.throw_in),
    known.throw_in_order === 'in_turn' ? words.inTurn : null,
    transfers ? words.transfer : words.noTransfer,
    known.show_transfer === 'off' ? null : words.showTransfer,
    words.pileOn[known.pile_on] ?? words.other('pile_on', known.pile_on),
    ...others(rules),
  ].filter((line) => line !== null);
}

function others(rules: Rules): string[] {
  return Object.entries(rules)
    .filter(([option]) => !(option in DEFAULTS))
    .map(([option, value]) => m.pages.rules.other(option.replaceAll('_', ' '), String(value)));
}
