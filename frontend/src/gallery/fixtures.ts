/* Fixtures of the table: every state that is worth looking at, by name. */

import { refusalText } from '../core/refusals';
import { DEFAULT_TABLE_SETTINGS } from '../core/table';
import { refusalsTexts } from '../core/texts/refusals';
import type { Command } from '../wire';
import { bout, fixture, leads, MY_HAND, pair, played, view, type Fixture } from './build';
import { backs, cast, pack } from './cast';
import { CLOCK_FIXTURES } from './clockFixtures';
import { OPTION_FIXTURES } from './optionFixtures';

const THREE_OPEN = [pair('9S', 2), pair('9C', 2, 'KC'), pair('KS', 3), pair('9D', 0)];
const HAND_14 = pack()
  .filter((_, n) => n % 5 !== 1 && n % 2 === 0)
  .slice(0, 14);

/** The long hand of somebody who has taken often. */
function longHand(count: number): Fixture {
  const hand = count === 14 ? HAND_14 : pack().slice(3, 3 + Math.min(count, 33));
  return fixture(4, {
    view: view(4, { hands: [hand, backs(3), backs(5), backs(2)], talon: 0, phase: 'lead' }),
    legal: leads(...hand.map((card) => [card])),
    awaited: [0],
  });
}

const defending = bout({ leader: 2, attacker: 2, defender: 0, table: THREE_OPEN.slice(0, 3) });
const DEFENCE: Command[] = [
  { type: 'beat', attack: '9S', card: 'QS' },
  { type: 'beat', attack: '9S', card: '9H' },
  { type: 'beat', attack: '9S', card: 'KH' },
  { type: 'beat', attack: 'KS', card: '9H' },
  { type: 'beat', attack: 'KS', card: 'KH' },
  { type: 'take' },
];

export const FIXTURES = {
  ...OPTION_FIXTURES,
  ...CLOCK_FIXTURES,
  lead: () =>
    fixture(3, {
      view: view(3, {
        phase: 'lead',
        hands: [['6C', '8C', 'JD', 'JS', '9H', 'KH'], backs(6), backs(6)],
      }),
      legal: leads(['6C'], ['8C'], ['JD'], ['JS'], ['JD', 'JS'], ['9H'], ['KH']),
      awaited: [0],
    }),
  attack: () =>
    fixture(4, {
      view: view(4, {
        bout: bout({ table: [pair('JS', 0, 'AS'), pair('6S', 2)] }),
      }),
      legal: [{ type: 'throw_in', card: '6C' }, { type: 'throw_in', card: 'JD' }, { type: 'done' }],
      awaited: [0, 1],
      lastEvents: [played({ type: 'card_thrown_in', seat: 2, card: '6S' })],
    }),
  defend: () =>
    fixture(4, {
      view: view(4, { bout: defending }),
      legal: DEFENCE,
      awaited: [0],
      lastEvents: [played({ type: 'card_thrown_in', seat: 3, card: 'KS' })],
    }),
  transfer: () =>
    fixture(4, {
      view: view(4, {
        bout: bout({ leader: 3, attacker: 3, defender: 0, table: [pair('9S', 3)] }),
        hands: [['6C', '8C', '9D', 'QS', '9H', 'KH'], backs(6), backs(4), backs(5)],
      }),
      legal: [
        { type: 'beat', attack: '9S', card: 'QS' },
        { type: 'beat', attack: '9S', card: '9H' },
        { type: 'beat', attack: '9S', card: 'KH' },
        { type: 'transfer', cards: ['9D'], direction: 'left' },
        { type: 'transfer', cards: ['9H'], direction: 'left' },
        { type: 'transfer', cards: ['9D', '9H'], direction: 'left' },
        { type: 'take' },
      ],
      awaited: [0],
    }),
  six: () =>
    fixture(6, {
      view: view(6, {
        talon: 1,
        bout: bout({
          leader: 4,
          attacker: 4,
          defender: 5,
          done: [1],
          table: [
            pair('6S', 4, '8S'),
            pair('8D', 0, 'QD'),
            pair('QC', 1, 'KC'),
            pair('6D', 2, '7D'),
            pair('8H', 3, 'TH'),
            pair('6H', 4),
          ],
        }),
      }),
      legal: [],
      awaited: [5],
      seats: cast(6, 0).map((info) => (info.seat === 5 ? { ...info, thinking: true } : info)),
      lastEvents: [played({ type: 'card_thrown_in', seat: 4, card: '6H' })],
    }),
  hand14: () => longHand(14),
  hand20: () => longHand(20),
  hand30: () => longHand(30),
  talonEmpty: () =>
    fixture(3, {
      view: view(3, {
        talon: 0,
        hands: [['JD', '9H', 'KH'], backs(2), backs(4)],
        idle_bouts: 24,
        bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('JC', 1)] }),
        discard: pack().slice(0, 26),
      }),
      legal: [{ type: 'throw_in', card: 'JD' }, { type: 'done' }],
      awaited: [2],
    }),
  out: () =>
    fixture(4, {
      view: view(4, {
        talon: 0,
        hands: [[], backs(2), backs(4), backs(1)],
        places: [1, null, null, null],
        bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('JC', 1, 'QC')] }),
      }),
      awaited: [1],
    }),
  taking: () =>
    fixture(4, {
      view: view(4, {
        phase: 'taking',
        bout: bout({ taking: true, table: [pair('JS', 0, 'AS'), pair('AD', 2), pair('JC', 3)] }),
      }),
      legal: [{ type: 'throw_in', card: 'JD' }, { type: 'done' }],
      awaited: [0, 2],
    }),
  spectator: () =>
    fixture(4, {
      view: view(4, {
        viewer: null,
        hands: [backs(6), backs(4), ['TS', '??', '??', '??'], backs(5)],
        bout: { ...defending, defender: 3 },
      }),
      seats: cast(4, null),
      awaited: [3],
      purpose: 'watch',
    }),
  reconnecting: () =>
    fixture(4, {
      view: view(4, { bout: defending }),
      legal: [],
      awaited: [0],
      connection: 'reconnecting',
      seats: cast(4, 0).map((info) => (info.seat === 3 ? { ...info, away: true } : info)),
    }),
  refused: () =>
    fixture(4, {
      view: view(4, { bout: defending }),
      legal: DEFENCE,
      awaited: [0],
      refusal: {
        code: 'does_not_beat',
        detail:
          refusalText('does_not_beat', { card: '8C', attack: '9S' }, refusalsTexts(), () => null) ??
          '',
        card: '8C',
        nonce: 1,
      },
    }),
  over: () =>
    fixture(4, {
      view: view(4, {
        phase: 'over',
        talon: 0,
        bout: null,
        hands: [[], [], ['TS', 'JD', 'QC'], []],
        places: [2, 1, 4, 3],
        durak: 2,
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
        }),
      ],
    }),
  /** The durak of six, whose last cards take of the room. */
  lost: () =>
    fixture(6, {
      view: view(6, {
        phase: 'over',
        talon: 0,
        bout: null,
        hands: [MY_HAND, [], [], [], [], []],
        places: [6, 1, 4, 3, 2, 5],
        durak: 0,
        reason: 'durak',
        discard: pack().slice(0, 30),
      }),
    }),
  replay: () =>
    fixture(3, {
      view: view(3, {
        viewer: 'open',
        hands: [MY_HAND, ['7S', '8H', 'TD', 'JH'], ['6H', '8S', 'TC', 'QD', 'QC', 'AD']],
        bout: bout({ defender: 1, table: [pair('JS', 0, 'AS')] }),
      }),
      purpose: 'replay',
      awaited: [2],
      lastEvents: [played({ type: 'attack_beaten', seat: 1, attack: 'JS', card: 'AS' })],
    }),
  /** A rated duel is dealt: who plays against whom. */
  opening: () =>
    fixture(2, {
      view: view(2, {
        phase: 'lead',
        discard: [],
        talon: 24,
        bout: bout({ number: 1, leader: 1, attacker: 1, defender: 0 }),
        hands: [MY_HAND, backs(6)],
      }),
      awaited: [1],
      rated: true,
      seats: cast(2, 0).map((info) => ({ ...info, rating: info.you ? 1534 : 1611 })),
    }),
  openingSix: () =>
    fixture(6, {
      view: view(6, {
        phase: 'lead',
        discard: [],
        talon: 0,
        trump_card: null,
        bout: bout({ number: 1, leader: 1, attacker: 1, defender: 2 }),
        hands: [MY_HAND, ...Array.from({ length: 5 }, () => backs(6))],
      }),
      awaited: [1],
    }),
  lastCard: () =>
    fixture(3, {
      view: view(3, {
        talon: 0,
        hands: [['JD', '9H'], backs(1), backs(4)],
        bout: bout({ leader: 1, attacker: 1, defender: 0, table: [pair('8D', 1)] }),
        discard: pack().slice(0, 27),
      }),
      legal: [
        { type: 'beat', attack: '8D', card: 'JD' },
        { type: 'beat', attack: '8D', card: '9H' },
        { type: 'take' },
      ],
      awaited: [0],
      lastEvents: [played({ type: 'cards_led', seat: 1, cards: ['8D'] })],
    }),
  two: () =>
    fixture(2, {
      view: view(2, {
        bout: bout({ leader: 1, attacker: 1, defender: 0, table: [pair('7S', 1)] }),
      }),
      legal: [
        { type: 'beat', attack: '7S', card: 'QS' },
        { type: 'beat', attack: '7S', card: '9H' },
        { type: 'beat', attack: '7S', card: 'KH' },
        { type: 'take' },
      ],
      awaited: [0],
    }),
} satisfies Record<string, () => Fixture>;

export type FixtureName = keyof typeof FIXTURES;

export const GALLERY_SETTINGS = { ...DEFAULT_TABLE_SETTINGS, sound: false };
