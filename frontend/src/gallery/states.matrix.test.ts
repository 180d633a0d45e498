/* Every state of the table on every size of screen, in every language and both themes. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '../i18n/index.svelte';
import { findings, THEMES } from '../testing/axe';
import { wish } from '../testing/media';
import { defects } from './geometry';
import { stage, STATES } from './stage';

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => wish({}));

describe.for([
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)('on a screen of %i by %i', ([width, height]) => {
  beforeAll(() => page.viewport(width, height));

  describe.for(LANGUAGES)('in $name', ({ code }) => {
    test.for(STATES)('the state %s fits, and axe finds nothing', async (state) => {
      // Four colours of suits in one language, two in the others.
      const settings = { fourColours: code === 'de' };
      const clear = await stage(state, { language: code, longest: true, header: true, settings });
      expect(defects()).toEqual([]);
      for (const theme of THEMES) {
        document.documentElement.dataset['theme'] = theme;
        expect(await findings(document.documentElement), theme).toEqual([]);
      }
      await clear();
    });
  });
});
