/* The options of a rule set that change what a table shows. The service enforces the rules; the page marks and explains. */

import type { Rules, Seat, Suit } from '../wire';

export interface TableOptions {
  /** Number of teams; 0: everybody plays alone. */
  teams: number;
  /** The number of players of one team who sit side by side; 1: partners sit apart. */
  sideBySide: number;
  cheating: boolean;
  throwIn: NonNullable<Rules['throw_in']>;
  /** True if cards are thrown in only while every attack card is beaten. */
  throwInBeaten: boolean;
  transfers: boolean;
  /** True if open cards may be transferred although others are beaten. */
  transfersAnyTime: boolean;
  /** A suit that only higher cards of the same suit beat. */
  ownSuit: Suit | null;
  /** True if cards of the trump card's rank are trumps too. */
  rankTrump: boolean;
  /** True if every suit trumps the next. */
  suitCycle: boolean;
  /** The suits from the lowest to the highest, for the cycle and among trumps of one rank. */
  suitOrder: readonly Suit[];
}

/** Return the options that the page needs, for a rule set and a number of seats; missing options have their default. */
export function tableOptions(rules: Rules, seats: number): TableOptions {
  const own = rules.own_suit_only ?? 'none';
  const teams = rules.teams === undefined || rules.teams === 'none' ? 0 : rules.teams;
  return {
    teams,
    sideBySide: rules.team_seating === 'together' ? seats / teams : 1,
    cheating: rules.cheating === true,
    throwIn: rules.throw_in ?? 'all',
    throwInBeaten: rules.throw_in_when === 'all_beaten',
    transfers: rules.transfer === 'on',
    transfersAnyTime: rules.transfer_when === 'any_time',
    ownSuit: own === 'none' ? null : (own.charAt(0).toUpperCase() as Suit),
    rankTrump: rules.rank_trump !== undefined && rules.rank_trump !== 'off',
    suitCycle: rules.trump === 'cycle',
    suitOrder: [...(rules.suit_order ?? 'DCHS')] as Suit[],
  };
}

/** A table by the default rules. */
export const PLAIN_OPTIONS: TableOptions = tableOptions({}, 2);

/** The team of a seat, counted from 0; null where everybody plays alone. */
export function teamOf(
  seat: Seat,
  { teams, sideBySide }: Pick<TableOptions, 'teams' | 'sideBySide'>,
): number | null {
  return teams === 0 ? null : Math.floor(seat / sideBySide) % teams;
}
