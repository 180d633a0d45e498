/*
 * Games in each of which a fault of the past would show again (docs/past-faults.md): the fold of the events is the
 * engine's own view at every version, and the last view is as the rules say, worked out by hand.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventBody, View, Viewer } from '../wire';
import { reduce } from './reduce';

interface PastFault {
  viewer: Viewer;
  events: (EventBody & { version: number })[];
  views: { version: number; view: View }[];
  /** Facts of the last view, worked out from the rules. */
  facts: Partial<View>;
}

const folder = join(import.meta.dirname, '../../../tests/golden/past_faults');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('the fold of a game of a past fault', () => {
  it('has games to be checked against', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('is the engine’s view at every version, and ends as the rules say: %s', (name) => {
    const game = JSON.parse(readFileSync(join(folder, name), 'utf8')) as PastFault;
    let view: View | null = null;
    for (const [index, event] of game.events.entries()) {
      view = reduce(view, event, game.viewer);
      expect(view, `after event ${event.version}, ${event.type}`).toEqual(game.views[index]?.view);
    }
    expect(view).toMatchObject(game.facts);
  });
});
