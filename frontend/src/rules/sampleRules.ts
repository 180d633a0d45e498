/* A few options and presets as the service describes them: for the gallery, and for tests of pages. */

import type { Preset, RulesSchema } from '../wire';

const choice = (value: string | number, title: string, description: string) => ({
  const: value,
  title,
  description,
});

export const SAMPLE_SCHEMA = {
  'x-groups': [
    { name: 'defence', title: 'Defence', options: ['transfer', 'transfer_trumps'] },
    { name: 'teams', title: 'Teams', options: ['teams'] },
  ],
  properties: {
    transfer: {
      title: 'Transfer',
      description: 'Whether the defender may transfer the attack.',
      default: 'off',
      oneOf: [
        choice('off', 'No', 'An attack can’t be transferred.'),
        choice('on', 'With the same rank', 'The defender may transfer the attack.'),
      ],
    },
    transfer_trumps: {
      title: 'Transfers with trumps',
      description: 'Whether trumps may be used to transfer.',
      default: 'yes',
      oneOf: [
        choice('yes', 'Allowed', 'Trumps may be used to transfer.'),
        choice('no', 'Forbidden', 'Trumps can’t be used to transfer.'),
      ],
    },
    teams: {
      title: 'Teams',
      description: 'Who plays with whom.',
      default: 'none',
      oneOf: [
        choice('none', 'None', 'Everybody plays alone.'),
        choice(2, 'Two teams', 'Two teams play against each other.'),
      ],
    },
  },
} as unknown as RulesSchema;

export const SAMPLE_PRESETS: Preset[] = [
  {
    name: 'podkidnoy',
    title: 'Podkidnoy',
    description: 'The base game',
    rules: {},
    seats: { min: 2, max: 6 },
    rated: true,
  },
  {
    name: 'perevodnoy',
    title: 'Perevodnoy',
    description: 'With transfers',
    rules: { transfer: 'on' },
    seats: { min: 2, max: 6 },
    rated: true,
  },
];
