/* The gallery's states one after the other, for tests: each is shown, looked at and taken away. */

import { bringCourtList } from '../art/courts.svelte';
import { bringOver, bringSeldom } from '../table/later.svelte';
import { loadMotion } from '../table/motion';
import type { Language } from '../wire';
import { FIXTURES, type FixtureName } from './fixtures';
import { PAGES, showPage } from './pages';
import { show, type Look } from './show';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';

/** Sizes are measured and passed on frame by frame: a table stands when so many frames are alike. */
const ALIKE_FRAMES = 2;

export const STATES = Object.keys(FIXTURES) as FixtureName[];

/** Show a state on the whole page, wait until it is laid out; return how to take it away. */
export async function stage(state: FixtureName, look: Look = {}): Promise<() => Promise<void>> {
  // Late parts of a first visit are loaded before, so that nothing changes after the layout.
  await Promise.all([
    bringSeldom(),
    bringOver(),
    loadMotion(),
    import('../table/voice'),
    bringCourtList(),
  ]);
  const clear = await fill((target) => show(target, state, look));
  await laidOut();
  return clear;
}

/** Show a page by its name and wait until it is whole; return how to take it away. */
export async function stagePage(name: string, language: Language): Promise<() => Promise<void>> {
  const clear = await fill((target) => showPage(target, name, language));
  const whole = `#app ${PAGES[name]?.whole ?? 'a[href]'}`;
  while (document.querySelector(whole) === null) await frame();
  return clear;
}

/** Return the commands that the table on the stage has sent. */
export function sent(): unknown {
  return JSON.parse(document.querySelector('main')?.dataset['commands'] ?? '[]');
}

/** Return the place of the reader's face, name and role. */
export function placeOfDock(): string {
  const dock = document.querySelector('[data-table] .bar .me');
  if (dock === null) throw new Error('there is no dock');
  const { left, top, height } = dock.getBoundingClientRect();
  return [left, top, height].map(Math.round).join(' ');
}

async function fill(
  shown: (target: Element) => Promise<() => Promise<void>>,
): Promise<() => Promise<void>> {
  document.querySelector('#app')?.remove();
  const app = document.createElement('div');
  app.id = 'app';
  document.body.append(app);
  const end = await shown(app);
  return async () => {
    await end();
    app.remove();
  };
}

const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done));

/** Wait until all parts of the table are there and none of its cards moves any more. */
async function laidOut(): Promise<void> {
  let before = '';
  for (let alike = 0; alike < ALIKE_FRAMES;) {
    await frame();
    const cards = [...document.querySelectorAll<HTMLElement>('.pairs .piece, .held')];
    const now = JSON.stringify(cards.map((card) => card.getBoundingClientRect()));
    const stands = isWhole() && cards.every((card) => card.offsetWidth > 0);
    alike = stands && now === before ? alike + 1 : 0;
    before = now;
  }
}

/** The parts of a table are made in turn, its centre last, and at the end the result after that. */
function isWhole(): boolean {
  const table = document.querySelector('[data-table]');
  if (table?.querySelector('.talon') == null) return false;
  return !table.matches('.is-over') || table.querySelector('[data-over]') !== null;
}
