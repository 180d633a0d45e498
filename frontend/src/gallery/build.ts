/* Builds the gallery's states: a table in the middle of a game, and changes to it. */

import type { Timing } from '../core/clock';
import { PLAIN_OPTIONS } from '../core/options';
import type { TableProps } from '../core/table';
import type { BoutView, Card, Command, Seat, TablePair, View, EventBody, GameEvent } from '../wire';
import { backs, cast } from './cast';

export type Fixture = Omit<TableProps, 'oncommand' | 'settings'> & {
  /** Running times, where the table has a clock. */
  timing?: Timing;
  /** The absent player whom others may give up on. */
  gone?: Seat;
};

/** An event that a player's command caused, at a version in the middle of a game. */
export const played = (body: EventBody): GameEvent => ({ ...body, version: 42, cause: 'player' });

export const MY_HAND: Card[] = ['6C', '8C', 'JD', 'QS', '9H', 'KH'];

export function view(seats: number, change: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats,
    phase: 'bout',
    hands: [MY_HAND, ...Array.from({ length: seats - 1 }, (_, n) => backs(6 - (n % 3)))],
    hidden: Array.from({ length: seats }, () => 0),
    talon: 11,
    trump_card: '7H',
    turned_up: '7H',
    trump_holder: null,
    trump: 'H',
    discard: ['6D', '7C', '7D', '8D', 'TC', 'KC', 'AC', '9D'],
    bout: bout(),
    places: Array.from({ length: seats }, () => null),
    durak: null,
    reason: null,
    idle_bouts: 0,
    losing_teams: [],
    asking: null,
    ...change,
  };
}

export function bout(change: Partial<BoutView> = {}): BoutView {
  return {
    number: 7,
    leader: 0,
    attacker: 0,
    defender: 1,
    limit: 6,
    direction: 'left',
    taking: false,
    table: [],
    done: [],
    cleared: [],
    caught: [],
    cheats: [],
    ...change,
  };
}

export const pair = (attack: Card, seat: number, beaten_by: Card | null = null): TablePair => ({
  attack,
  seat,
  beaten_by,
});

export function fixture(seats: number, change: Partial<Fixture>): Fixture {
  return {
    view: view(seats),
    version: 42,
    seats: cast(seats, 0),
    perspective: 0,
    legal: [],
    awaited: [],
    purpose: 'gallery',
    connection: 'online',
    pending: false,
    lastEvents: [],
    refusal: null,
    options: PLAIN_OPTIONS,
    ...change,
  };
}

export const leads = (...cards: Card[][]): Command[] =>
  cards.map((lead) => ({ type: 'lead', cards: lead }));
