/* A saved rule set as the service answers it: for the gallery, and for tests of pages. */

import type { SavedRuleSet } from '../wire';

export const SAMPLE_RULE_SET: SavedRuleSet = {
  id: 'k3dF6gH9aB',
  name: 'Sunday rules',
  rules: { transfer: 'on' },
  seats: 4,
  owner: { id: 12, name: 'Anna', kind: 'account', avatar: 'fox' },
  mine: true,
  version: 3,
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-02T12:00:00Z',
};
