/* The pages beside the table on the smallest and the largest screens, in every language and both themes. */

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../i18n/index.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { PAGES } from './pages';
import { stagePage } from './stage';

describe.for([
  [320, 568],
  [390, 844],
  [1280, 800],
] as const)('on a screen of %i by %i', ([width, height]) => {
  describe.for(LANGUAGES)('in $name', ({ code }) => {
    test.for(Object.keys(PAGES))('the page %s fits, and axe finds nothing', async (name) => {
      await page.viewport(width, height);
      const clear = await stagePage(name, code);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await findingsInBothThemes()).toEqual([]);
      await clear();
    });
  });
});
