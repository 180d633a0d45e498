/*
 * Games played by the service's engine, as each viewer may know them: the fold of the events must be
 * the engine's own view at every version.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventBody, View, Viewer } from '../wire';
import { reduce } from './reduce';

interface Stream {
  viewer: Viewer;
  /** As the engine writes them; the cause is recorded in the service's log only. */
  events: (EventBody & { version: number })[];
  views: { version: number; view: View }[];
}

const folder = join(import.meta.dirname, '../../../tests/golden');
// Streams are named after game and viewer: `base_two_seats.spectator.json`.
const files = readdirSync(folder).filter((name) => name.split('.').length === 3);

describe('the fold of a viewer’s events', () => {
  it('has golden games to be checked against', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('is the engine’s view at every version: %s', (name) => {
    const stream = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stream;
    let view: View | null = null;
    for (const [index, event] of stream.events.entries()) {
      view = reduce(view, event, stream.viewer);
      const expected = stream.views[index];
      expect(expected?.version).toBe(event.version);
      expect(view, `after event ${event.version}, ${event.type}`).toEqual(expected?.view);
    }
  });
});
