/* The rules of imports (`.dependency-cruiser.js`) hold for each kind of import. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import config from '../.dependency-cruiser.js';

const TIME = 120_000;
const script = (text) => `<script lang="ts">${text}</script>`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The rules that modules with these texts break, each with the modules of a circle. */
async function broken(texts) {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { tsConfig: _, ...options } = config.options;
  const ruleSet = { forbidden: config.forbidden };
  const { output } = await cruise(['.'], { ...options, baseDir: folder, validate: true, ruleSet });
  return output.summary.violations.map(({ rule, cycle }) => [
    rule.name,
    ...(cycle ?? []).map(({ name }) => name).sort(),
  ]);
}

const THERE = {
  'src/main.ts': 'export {};',
  'src/net/client.ts': 'export const client = 1; export type Client = number;',
  'src/table/Card.svelte': '<p>A card</p>',
  'src/table/play.svelte.ts': 'export {};',
};

test.each([
  ['core', 'core/cards.ts', "import '../net/client';"],
  ['core', 'core/cards.ts', "import type { Client } from '../net/client'; export type A = Client;"],
  ['core', 'core/cards.ts', "export * from '../net/client';"],
  ['core', 'core/cards.ts', "export { client } from '../net/client';"],
  ['core', 'core/cards.ts', "void import('../net/client');"],
  ['core', 'core/texts/en.ts', "import '../../net/client';"],
  ['core', 'core/cards.ts', "import '../main';"],
  ['table', 'table/other.svelte.ts', "import '../net/client';"],
  ['ui', 'ui/Dialog.svelte', script("import Card from '../table/Card.svelte'; void Card;")],
  ['ui', 'ui/Dialog.svelte', script("void import('../table/Card.svelte');")],
  ['ui', 'ui/Dialog.svelte', "{#await import('../table/Card.svelte') then _}{/await}"],
])(
  '%s may not import from a folder above it: %s, %s',
  { timeout: TIME },
  async (layer, file, text) => {
    expect(await broken({ ...THERE, [`src/${file}`]: text })).toEqual([[`layer-${layer}`]]);
  },
);

test.each([
  ['core/cards.ts', "import './words';"],
  ['game/play.ts', "import '../net/client'; import '../table/play.svelte';"],
  ['core/cards.test.ts', "import '../net/client';"],
])(
  'what stands below may be imported; tests import anything: %s, %s',
  { timeout: TIME },
  async (file, text) => {
    const words = { 'src/core/words.ts': 'export {};' };
    expect(await broken({ ...THERE, ...words, [`src/${file}`]: text })).toEqual([]);
  },
);

test('a folder without a layer is named', { timeout: TIME }, async () => {
  const texts = { ...THERE, 'src/newcomer/page.ts': "import '../net/client';" };
  expect(await broken(texts)).toEqual([['no-layer']]);
});

test('an import that leads nowhere is named', { timeout: TIME }, async () => {
  expect(await broken({ 'src/core/cards.ts': "import './nowhere';" })).toEqual([['nowhere']]);
});

test.each([
  [{ 'a.ts': "import './b';", 'b.ts': "export * from './a';" }],
  [{ 'a.ts': "import './b';", 'b.ts': "void import('./a');" }],
  [{ 'a.ts': "import type { B } from './b';", 'b.ts': "import type { A } from './a';" }],
  [{ 'a.ts': "import './b.svelte';", 'b.svelte.ts': "import './a';" }],
  [{ 'a.ts': "import './b.svelte';", 'b.svelte': script("import './a';") }],
  [{ 'a.svelte': script("import './b.svelte';"), 'b.svelte': script("import './a.svelte';") }],
  [
    {
      'a.svelte': "{#await import('./b.svelte') then _}{/await}",
      'b.svelte': script("void import('./a.svelte');"),
    },
  ],
])('modules may not import each other in a circle: %j', { timeout: TIME }, async (texts) => {
  expect(await broken(texts)).toEqual([['circle', ...Object.keys(texts)]]);
});

test('modules without a circle are left alone', { timeout: TIME }, async () => {
  expect(await broken({ 'a.ts': "import './b';", 'b.ts': 'export const b = 1;' })).toEqual([]);
});
