/* Every recorded game on every size of screen, each of its moves looked at. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { wish } from '../testing/media';
import { defects } from './geometry';
import { playRecorded, RECORDED } from './recorded.svelte';
import { placeOfDock } from './stage';

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(async () => {
  await wish({});
  await useLanguage('en');
});

describe.for([
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)('on a screen of %i by %i', ([width, height]) => {
  test.for(
    RECORDED.map((name, n) => [name, LANGUAGES[n % LANGUAGES.length]?.code ?? 'en'] as const),
  )(
    '%s in %s: the dock stands still, and nothing is cut, covered or too small',
    { timeout: 120_000 },
    async ([name, language]) => {
      await useLanguage(language);
      await page.viewport(width, height);
      const places = new Set<string>();
      const found: string[] = [];
      await playRecorded(name, (view, version) => {
        if (view.phase !== 'over') places.add(placeOfDock());
        found.push(...defects().map((defect) => `${version}: ${defect}`));
      });
      expect([...places]).toHaveLength(1);
      expect(found).toEqual([]);
    },
  );
});
