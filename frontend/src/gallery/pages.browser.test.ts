/* The pages beside the table, shown by the gallery with its own answers, on a phone and on a desktop. */

import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findings } from '../testing/axe';
import { brokenWords } from '../testing/words';
import { PAGES } from './pages';
import { stagePage } from './stage';

afterEach(() => document.querySelector('#app')?.remove());

describe.for([
  [390, 844, 'ru'],
  [1280, 800, 'en'],
] as const)('on a screen of %i by %i in language %s', ([width, height, language]) => {
  test.for(Object.keys(PAGES))('the page %s fits, and axe finds nothing', async (name) => {
    await page.viewport(width, height);
    const clear = await stagePage(name, language);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findings()).toEqual([]);
    await clear();
  });
});

/** Words that a reader looks for; a name that somebody chose may need two lines. */
const LABELS = 'h1, h2, h3, thead th, dt, legend, button';

describe.for(['en', 'de', 'ru'] as const)('on the smallest phone, in language %s', (language) => {
  test.for(Object.keys(PAGES))('no word of a label is broken on the page %s', async (name) => {
    await page.viewport(320, 568);
    const clear = await stagePage(name, language);
    const labels = [...document.querySelectorAll(`#app :is(${LABELS})`)];
    expect(labels.flatMap(brokenWords)).toEqual([]);
    await clear();
  });
});
