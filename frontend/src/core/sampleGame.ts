/* The opening of a game for three, worked by hand: for tests. Seat 0 is the viewer. */

import type { EventBody, GameEvent } from '../wire';

const bodies: EventBody[] = [
  { type: 'game_started', rules: { transfer: 'on' }, seats: 3, forehand: 0, leader: null },
  {
    type: 'cards_dealt',
    number: 1,
    hands: [
      ['6C', '7C', '7D', 'TH', 'KS', 'AS'],
      ['??', '??', '??', '??', '??', '??'],
      ['??', '??', '??', '??', '??', '??'],
    ],
    hidden: [[], [], []],
    talon: [...Array.from({ length: 17 }, () => '??'), '9H'],
    trump_card: '9H',
    trump_holder: null,
    trump: 'H',
  },
  { type: 'trump_shown', seat: 2, card: '6H' },
  { type: 'bout_started', number: 1, leader: 2, defender: 0, limit: 6, direction: 'left' },
  { type: 'cards_led', seat: 2, cards: ['7S'] },
  {
    type: 'attack_transferred',
    seat: 0,
    cards: ['7C', '7D'],
    defender: 1,
    limit: 6,
    direction: 'left',
  },
  { type: 'attack_beaten', seat: 1, attack: '7S', card: '8S' },
  { type: 'attacker_done', seat: 0 },
  { type: 'card_thrown_in', seat: 2, card: '8D' },
  { type: 'take_declared', seat: 1 },
  { type: 'attacker_done', seat: 0 },
  { type: 'attacker_done', seat: 2 },
  {
    type: 'bout_ended',
    outcome: 'taken',
    defender: 1,
    cards: ['7S', '8S', '7C', '7D', '8D'],
    idle_bouts: 1,
  },
  { type: 'cards_drawn', seat: 2, cards: ['??', '??'], talon: 16, shown: [] },
  { type: 'cards_drawn', seat: 0, cards: ['JD', 'QC'], talon: 14, shown: [] },
  { type: 'bout_started', number: 2, leader: 2, defender: 0, limit: 6, direction: 'left' },
];

export const sampleGame: GameEvent[] = bodies.map((body, index) => ({
  ...body,
  version: index + 1,
  // All that comes before the first lead follows from the deal.
  cause: index < 4 ? null : 'player',
}));
