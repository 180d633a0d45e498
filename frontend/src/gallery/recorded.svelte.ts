/* Games recorded from the service's engine (tests/golden), played move by move on the page for tests. */

import { flushSync, mount, unmount } from 'svelte';
import { DEFAULT_TABLE_SETTINGS, type TableProps } from '../core/table';
import { bringCourtList } from '../art/courts.svelte';
import { bringOver, bringSeldom } from '../table/later.svelte';
import { loadMotion } from '../table/motion';
import TableView from '../table/TableView.svelte';
import type { EventBody, Offer, Seat, View } from '../wire';
import { fixture } from './build';
import { cast } from './cast';

interface Stream {
  viewer: Seat;
  events: (EventBody & { version: number })[];
  views: { version: number; view: View }[];
}

const STREAMS = import.meta.glob<Stream>('../../../tests/golden/*.seat_?.json', {
  import: 'default',
});

/** The games by name, each as one of its players saw it. */
export const RECORDED = Object.keys(STREAMS).map((path) => path.replace(/^.*golden\//, ''));

/** The question to somebody in this situation, roughly, so that the dock looks as in a game. */
function asked(view: View, me: Seat): { awaited: Seat[]; legal: Offer[] } {
  const { bout } = view;
  if (bout === null || view.phase === 'over' || view.places[me] != null)
    return { awaited: [], legal: [] };
  const open = bout.table.filter((pair) => pair.beaten_by === null);
  const awaited = open.length > 0 && !bout.taking ? bout.defender : bout.attacker;
  if (awaited !== me) return { awaited: [awaited], legal: [] };
  const hand = view.hands[me] ?? [];
  if (me === bout.defender)
    return {
      awaited: [me],
      legal: [
        ...open.flatMap(({ attack }) =>
          hand.slice(0, 2).map((card): Offer => ({ type: 'beat', attack, card })),
        ),
        { type: 'take' },
      ],
    };
  if (bout.table.length === 0)
    return { awaited: [me], legal: hand.map((card): Offer => ({ type: 'lead', cards: [card] })) };
  return {
    awaited: [me],
    legal: [
      ...hand.slice(0, 1).map((card): Offer => ({ type: 'throw_in', card })),
      { type: 'done' },
    ],
  };
}

const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done));

/** Play the whole game on the page, and have `look` look at the table after each move, once it is laid out. */
export async function playRecorded(
  name: string,
  look: (view: View, version: number) => void,
): Promise<void> {
  await Promise.all([
    bringSeldom(),
    bringOver(),
    loadMotion(),
    import('../table/voice'),
    bringCourtList(),
  ]);
  const stream = await STREAMS[`../../../tests/golden/${name}`]?.();
  if (stream === undefined) throw new Error(`there is no game ${name}`);
  const { viewer, events, views } = stream;
  const at = (index: number): TableProps => {
    const { view, version } = views[index] ?? { view: null, version: 0 };
    const event = events[index];
    if (view === null || event === undefined) throw new Error(`${name} ends before ${index}`);
    return {
      ...fixture(view.seats, {}),
      ...asked(view, viewer),
      view,
      version,
      seats: cast(view.seats, viewer),
      perspective: viewer,
      purpose: 'play',
      lastEvents: [{ ...event, cause: 'player' }],
      settings: { ...DEFAULT_TABLE_SETTINGS, sound: false },
      oncommand: () => {},
    };
  };
  const target = document.createElement('div');
  target.id = 'app';
  target.style.height = '100dvh';
  document.body.append(target);
  const first = views.findIndex(({ view }) => view.bout !== null);
  const props = $state(at(first));
  const table = mount(TableView, { target, props });
  try {
    while (target.querySelector('.talon') === null) await frame();
    for (const [index, { view, version }] of views.entries()) {
      if (index < first) continue;
      flushSync(() => Object.assign(props, at(index)));
      // Sizes are measured and passed on frame by frame.
      await frame();
      await frame();
      if (view.phase === 'over') while (target.querySelector('[data-over]') === null) await frame();
      look(view, version);
    }
  } finally {
    await unmount(table);
    target.remove();
  }
}
