/* Examples of the rules as the service plays them: for the gallery, and for tests of pages. */

import type { ExampleFrame, RuleExample } from '../wire';
import type { Subject } from './examples';

const FRAME: ExampleFrame = {
  events: [],
  hands: [
    { seat: 1, cards: ['8C', '7D', 'JS'], ways: ['transfer'], playable: ['7D'] },
    { seat: 0, cards: ['9H'], ways: [], playable: [] },
  ],
  acts: [{ seat: 1, type: 'take', allowed: true }],
  table: [{ attack: '7C', seat: 0, beaten_by: null }],
  attacker: 0,
  defender: 1,
  taking: false,
  trump: 'H',
  trump_card: null,
  talon: null,
  discard: null,
  hidden: [0, 0, 0],
  out: [],
  durak: null,
  lost: [],
  next_game: null,
};

const example = (
  kind: Subject['kind'],
  name: string,
  value: Subject['value'] = null,
): RuleExample => ({
  key: value === null ? name : `${name}=${value}`,
  subject: { kind, name, value },
  caption: 'Boris transfers the attack to Clara with his seven.',
  seats: 3,
  teams: null,
  frames: [FRAME],
});

export const SAMPLE_EXAMPLES: RuleExample[] = [
  example('section', 'attack'),
  example('option', 'transfer', 'off'),
  example('option', 'transfer', 'on'),
  example('option', 'transfer_trumps', 'yes'),
  example('option', 'teams', 2),
  example('preset', 'perevodnoy'),
];
