/* A table of three as a component, for tests: the reader on seat 0, Anna and Boris. */

import { vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { PLAIN_OPTIONS } from '../core/options';
import { DEFAULT_TABLE_SETTINGS, type TableProps } from '../core/table';
import type { View } from '../wire';
import TableView from './TableView.svelte';

/** The reader may lead against Anna. */
export const VIEW: View = {
  viewer: 0,
  seats: 3,
  phase: 'lead',
  hands: [
    ['6C', '8C', 'KH'],
    ['??', '??'],
    ['??', '??', '??'],
  ],
  hidden: [0, 0, 0],
  talon: 4,
  trump_card: '7H',
  turned_up: '7H',
  trump_holder: null,
  trump: 'H',
  discard: [],
  bout: {
    number: 3,
    leader: 0,
    attacker: 0,
    defender: 1,
    limit: 2,
    direction: 'left',
    taking: false,
    table: [],
    done: [],
    cleared: [],
    caught: [],
    cheats: [],
  },
  places: [null, null, null],
  durak: null,
  reason: null,
  idle_bouts: 0,
  losing_teams: [],
  asking: null,
};

/** The properties of a table without motion and sound; its commands are recorded. */
export const tableProps = (change: Partial<TableProps> = {}): TableProps => ({
  view: VIEW,
  version: 9,
  seats: [
    { seat: 0, name: 'Me', kind: 'human', you: true },
    { seat: 1, name: 'Anna', kind: 'human', you: false },
    { seat: 2, name: 'Boris', kind: 'bot', level: 'casual', you: false },
  ],
  perspective: 0,
  legal: [],
  awaited: [],
  purpose: 'play',
  connection: 'online',
  pending: false,
  lastEvents: [],
  refusal: null,
  options: PLAIN_OPTIONS,
  settings: { ...DEFAULT_TABLE_SETTINGS, animation: 0, sound: false },
  oncommand: vi.fn(),
  ...change,
});

/** Renders the table as high as the tests' window. */
export async function renderTable(shown: TableProps) {
  const screen = await render(TableView, shown);
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '700px');
  return screen;
}
