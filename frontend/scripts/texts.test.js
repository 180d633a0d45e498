/* A component that is loaded later comes with its texts: `withTexts(import(…))`, or by a list that does so. */

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lists of components, whose one reader waits for their texts. */
const LISTS = new Set([
  'src/app/around.svelte.ts',
  'src/app/laterPages.ts',
  'src/app/pages.ts',
  'src/game/parts.ts',
]);
/** Components without a word. */
const SILENT = new Set(['./Portrait.svelte']);
const LATER = /(?<waits>withTexts\()?import\(\s*'(?<module>[^']+\.svelte)'/g;

/** The components that a source loads without their texts. */
function withoutTexts(source) {
  return [...source.matchAll(LATER)]
    .filter(({ groups }) => groups.waits === undefined && !SILENT.has(groups.module))
    .map(({ groups }) => groups.module);
}

test('a component that is loaded without its texts is found', () => {
  expect(withoutTexts("{#await import('./Change.svelte') then _}{/await}")).toEqual([
    './Change.svelte',
  ]);
  expect(withoutTexts("(await import('../rules/Card.svelte')).default")).toHaveLength(1);
  expect(withoutTexts("withTexts(import('./Change.svelte'))")).toEqual([]);
});

test('every component that is loaded later waits for its texts', () => {
  const sources = globSync('src/**/*.{svelte,ts}').filter(
    (file) => !file.endsWith('.test.ts') && !LISTS.has(file),
  );
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) =>
    withoutTexts(readFileSync(file, 'utf8')).map((module) => `${file}: ${module}`),
  );
  expect(found).toEqual([]);
});
