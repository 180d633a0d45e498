/* States that only tables with a certain option or many seats have. */

import { PLAIN_OPTIONS, type TableOptions } from '../core/options';
import type { Card, Offer } from '../wire';
import { bout, fixture, leads, pair, played, view, type Fixture } from './build';
import { backs, cast, pack } from './cast';

const options = (change: Partial<TableOptions>): TableOptions => ({ ...PLAIN_OPTIONS, ...change });

const beats = (attack: Card, ...cards: Card[]): Offer[] =>
  cards.map((card) => ({ type: 'beat', attack, card }));

/** A large table with two packs, the reader attacking. */
function crowd(seats: number): Fixture {
  return fixture(seats, {
    view: view(seats, {
      trump_card: '7H2',
      turned_up: '7H2',
      hands: [
        ['6C', '6C2', 'JD', 'QS', '9H', '9H2'],
        ...Array.from({ length: seats - 1 }, (_, n) => backs(6 - (n % 3))),
      ],
      talon: 34,
      bout: bout({
        leader: 3,
        attacker: 3,
        defender: 4,
        table: [pair('9S', 3), pair('9S2', 5, 'AS2')],
      }),
    }),
    legal: [{ type: 'throw_in', card: '9H' }, { type: 'throw_in', card: '9H2' }, { type: 'done' }],
    awaited: [0, 4],
  });
}

const PARTNERS = options({ teams: 2 });
const CHEATS: Card[] = ['6C', '8C', 'JD', 'QS', '9H', 'KH'];

export const OPTION_FIXTURES = {
  seven: () => crowd(7),
  eight: () => crowd(8),
  ten: () => crowd(10),
  twelve: () => crowd(12),

  wildSix: () =>
    fixture(3, {
      view: view(3, {
        phase: 'lead',
        hands: [['6C', '6S', 'JD', 'JS', '9H', 'KH'], backs(6), backs(6)],
      }),
      legal: [
        ...leads(['6C'], ['6C=D'], ['6C=H'], ['6C=S'], ['6S'], ['6S=H'], ['JD'], ['JS']),
        { type: 'lead', any_of: ['6C', '6C=H', '6S', '6S=H'], fewest: 2, most: 2 },
        { type: 'lead', any_of: ['JD', 'JS'], fewest: 2, most: 2 },
      ],
      awaited: [0],
    }),
  bothWays: () =>
    fixture(4, {
      view: view(4, {
        bout: bout({ leader: 3, attacker: 3, defender: 0, table: [pair('9S', 3)] }),
        hands: [['6C', '8C', '9D', 'QS', '9H', 'KH'], backs(6), backs(4), backs(5)],
      }),
      options: options({ transfers: true }),
      legal: [
        ...beats('9S', 'QS', '9H', 'KH'),
        { type: 'transfer', cards: ['9D'], direction: 'left' },
        { type: 'transfer', cards: ['9D'], direction: 'right' },
        { type: 'show_transfer', card: '9H', direction: 'left' },
        { type: 'show_transfer', card: '9H', direction: 'right' },
        { type: 'take' },
      ],
      awaited: [0],
    }),
  shown: () =>
    fixture(4, {
      view: view(4, {
        hands: [['6C', '8C', 'JD', 'QS'], backs(6), ['9H', ...backs(3)], backs(5)],
        bout: bout({ leader: 1, attacker: 2, defender: 3, table: [pair('9S', 1)] }),
      }),
      options: options({ transfers: true }),
      awaited: [3],
      lastEvents: [
        played({
          type: 'transfer_shown',
          seat: 2,
          card: '9H',
          defender: 3,
          limit: 5,
          direction: 'left',
        }),
      ],
    }),
  swap: () =>
    fixture(3, {
      view: view(3, {
        hands: [['6H', '8C', 'JD', 'QS'], backs(6), backs(4)],
        trump_card: 'AH',
        turned_up: 'AH',
        bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('7S', 1)] }),
      }),
      legal: [{ type: 'swap_trump', card: '6H' }],
      awaited: [2],
    }),
  redeal: () =>
    fixture(3, {
      view: view(3, {
        phase: 'redeal',
        asking: 0,
        bout: null,
        hands: [['6C', '8C', 'TC', 'QC', 'KC', '9H'], backs(6), backs(6)],
        discard: [],
      }),
      legal: [{ type: 'keep_hand' }, { type: 'request_redeal' }],
      awaited: [0],
    }),
  partners: () =>
    fixture(4, {
      view: view(4, {
        bout: bout({ leader: 3, attacker: 3, defender: 2, table: [pair('9S', 3)] }),
      }),
      options: PARTNERS,
      awaited: [2],
    }),
  threeTeams: () =>
    fixture(6, {
      view: view(6, {
        bout: bout({ leader: 5, attacker: 5, defender: 0, table: [pair('9S', 5)] }),
      }),
      options: options({ teams: 3 }),
      legal: [...beats('9S', 'QS', '9H', 'KH'), { type: 'take' }],
      awaited: [0],
    }),
  teamsOver: () =>
    fixture(4, {
      view: view(4, {
        phase: 'over',
        talon: 0,
        bout: null,
        hands: [[], [], [], ['TS', 'JD']],
        places: [1, 3, 2, 4],
        durak: 3,
        reason: 'durak',
        losing_teams: [1],
        discard: pack().slice(0, 34),
      }),
      options: PARTNERS,
    }),
  drawn: () =>
    fixture(3, {
      view: view(3, {
        phase: 'over',
        talon: 0,
        bout: null,
        hands: [[], [], []],
        places: [2, 1, 2],
        reason: 'draw',
        discard: pack(),
      }),
    }),
  jokers: () =>
    fixture(3, {
      view: view(3, {
        hands: [['8C', 'JD', 'QS', 'KH', 'XB', 'XR'], backs(6), backs(4)],
        bout: bout({
          leader: 2,
          attacker: 2,
          defender: 0,
          table: [pair('QC', 2, 'XB2'), pair('XR2', 1), pair('QH', 2)],
        }),
      }),
      legal: [...beats('XR2', 'XB'), ...beats('QH', 'KH', 'XR', 'XB'), { type: 'take' }],
      awaited: [0],
    }),
  /** Beaten by two sixes at once, with which the durak is made a colonel. */
  epaulettes: () =>
    fixture(4, {
      view: view(4, {
        phase: 'over',
        talon: 0,
        bout: null,
        hands: [[], [], ['6S', '6H', 'QC'], []],
        places: [2, 1, 4, 3],
        durak: 2,
        epaulettes: 2,
        reason: 'durak',
        discard: pack().slice(0, 33),
      }),
      lastEvents: [
        played({
          type: 'game_ended',
          reason: 'durak',
          durak: 2,
          places: [2, 1, 4, 3],
          losing_teams: [],
          epaulettes: 2,
        }),
      ],
    }),
  secret: () =>
    fixture(4, {
      view: view(4, {
        hidden: [2, 2, 0, 2],
        talon: 0,
        bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('JC', 1, 'QC')] }),
      }),
      legal: [{ type: 'throw_in', card: 'JD' }, { type: 'throw_in', card: 'QS' }, { type: 'done' }],
      awaited: [0, 1],
    }),
  newTrump: () =>
    fixture(3, {
      view: view(3, { talon: 0, trump: 'S', trump_card: '8S', turned_up: '8S', phase: 'refill' }),
      lastEvents: [played({ type: 'trump_changed', card: '8S', trump: 'S' })],
    }),
  numberTrump: () =>
    fixture(3, {
      view: view(3, {
        phase: 'lead',
        hands: [['6C', '7C', '7S', 'JS', '9H', 'KH'], backs(6), backs(6)],
      }),
      options: options({ rankTrump: true }),
      legal: leads(['6C'], ['7C'], ['7S'], ['JS'], ['9H'], ['KH']),
      awaited: [0],
    }),
  cycle: () =>
    fixture(3, {
      view: view(3, {
        trump: null,
        bout: bout({ leader: 2, attacker: 2, defender: 0, table: [pair('9S', 2)] }),
      }),
      options: options({ suitCycle: true }),
      legal: [...beats('9S', 'QS', '9H', 'KH'), { type: 'take' }],
      awaited: [0],
    }),
  cheating: () =>
    fixture(4, {
      view: view(4, {
        bout: bout({
          leader: 2,
          attacker: 2,
          defender: 0,
          caught: [3],
          table: [pair('9S', 2), pair('9C', 2, 'KC'), pair('TD', 3)],
        }),
      }),
      options: options({ cheating: true }),
      legal: [
        ...beats('9S', ...CHEATS),
        ...beats('TD', ...CHEATS),
        { type: 'take' },
        { type: 'call_cheat', card: '9S' },
        { type: 'call_cheat', card: '9C' },
        { type: 'call_cheat', card: 'TD' },
      ],
      fair: [...beats('9S', 'QS', '9H', 'KH'), ...beats('TD', 'JD', '9H', 'KH'), { type: 'take' }],
      awaited: [0],
      lastEvents: [
        played({
          type: 'cheat_caught',
          seat: 1,
          cheat: 3,
          cards: ['8D'],
          beaten_by: [],
          defender: 0,
        }),
      ],
    }),
  cheatsShown: () =>
    fixture(3, {
      view: view(3, {
        viewer: 'open',
        hands: [CHEATS, ['7S', '8H', 'TD'], ['6H', '8S', 'TC']],
        bout: bout({
          defender: 1,
          table: [pair('JS', 0, '7C'), pair('6S', 2)],
          cheats: ['7C', '6S'],
        }),
      }),
      options: options({ cheating: true }),
      purpose: 'replay',
      awaited: [],
      seats: cast(3, 0),
    }),
} satisfies Record<string, () => Fixture>;
