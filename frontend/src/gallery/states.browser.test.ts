/* Every state of the table on a phone and on a desktop, with the longest names. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findings } from '../testing/axe';
import { wish } from '../testing/media';
import { defects } from './geometry';
import { placeOfDock, stage, STATES } from './stage';

// Russian has the longest words.
const LOOK = { language: 'ru', longest: true } as const;
/** The states of games that are not over. */
const PLAYED = STATES.filter((state) => !['over', 'lost', 'teamsOver'].includes(state));

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => wish({}));

/** Return where the dock is on a table of this size, whatever is asked and however long the hand is. */
async function usualPlaceOfDock(): Promise<string> {
  const clear = await stage(PLAYED[0]!, LOOK);
  const place = placeOfDock();
  await clear();
  return place;
}

describe.for([
  [390, 844, 'dark'],
  [1280, 800, 'light'],
] as const)('on a screen of %i by %i in the %s theme', ([width, height, theme]) => {
  let place: string;
  beforeAll(async () => {
    await page.viewport(width, height);
    document.documentElement.dataset['theme'] = theme;
    place = await usualPlaceOfDock();
  });

  test.for(STATES)('the state %s fits, and axe is sure of every contrast', async (state) => {
    const clear = await stage(state, { ...LOOK, settings: { fourColours: true } });
    expect(defects()).toEqual([]);
    expect(await findings(document.documentElement, { undecided: 'all' })).toEqual([]);
    if (PLAYED.includes(state)) expect(placeOfDock()).toBe(place);
    await clear();
  });
});

describe.for([
  [320, 568],
  [844, 390],
] as const)('on %i by %i', ([width, height]) => {
  let place: string;
  beforeAll(async () => {
    await page.viewport(width, height);
    place = await usualPlaceOfDock();
  });

  test.for(PLAYED)('the dock stands still in the state %s', async (state) => {
    const clear = await stage(state, LOOK);
    expect(placeOfDock()).toBe(place);
    await clear();
  });
});

describe.for([
  [320, 568],
  [390, 664],
  [1280, 800],
] as const)('on %i by %i', ([width, height]) => {
  test.for(['two', 'lead', 'defend', 'six'] as const)(
    'the names in the state %s are whole, in one line or in two',
    async (state) => {
      await page.viewport(width, height);
      const clear = await stage(state);
      const names = [...document.querySelectorAll<HTMLElement>('.seat .who')];
      const cut = names.filter(
        (name) =>
          name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2,
      );
      expect(cut.map((name) => name.textContent)).toEqual([]);
      expect(names.length).toBeGreaterThan(0);
      await clear();
    },
  );
});

test('the longest name of a bot is in one line beside four others, 320 pixels wide', async () => {
  await page.viewport(320, 568);
  const clear = await stage('six', LOOK);
  const names = [...document.querySelectorAll<HTMLElement>('.seat .who')];
  const bot = names.find((name) => name.textContent === 'Аркадий');
  expect(bot?.clientHeight).toBeLessThan(16);
  await clear();
});

test('a part that is moved, made small or cut is a defect', async () => {
  await page.viewport(390, 844);
  const clear = await stage('defend');
  expect(defects()).toEqual([]);
  const style = document.createElement('style');
  style.textContent = `
    .seat { translate: -300px 0 }
    .hand .held:first-of-type { translate: 0 -300px }
    .pairs .pair:nth-child(2) .piece { width: 40px }
    [data-table] .bar .button { flex: none !important; width: 20px; min-width: 0; min-height: 0; height: 20px; white-space: nowrap }
  `;
  document.head.append(style);
  const found = defects().join('\n');
  style.remove();
  await clear();
  expect(found).toMatch(/is only 40 wide/);
  expect(found).toMatch(/outside the viewport/);
  expect(found).toMatch(/overlaps/);
  expect(found).toMatch(/is only \d+ by 20/);
  expect(found).toMatch(/cuts its text/);
});
