/* The layers of src/ hold for each kind of import, by the configurations that `npm run lint` uses. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { afterEach, beforeEach, expect, test } from 'vitest';
import cruising from '../.dependency-cruiser.js';
import { zonesOf } from './layers.js';

const FRONTEND = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: FRONTEND });
const TIME = 120_000;

/** The rules of imports that a file of src/ breaks if it has this text. */
async function broken(file, text) {
  const [result] = await eslint.lintText(text, { filePath: join(FRONTEND, 'src', file) });
  const rules = (result?.messages ?? []).map(({ ruleId }) => ruleId);
  return rules.filter((rule) => rule === null || rule.startsWith('import-x/'));
}

const script = (text) => `<script lang="ts">${text}</script>`;

test.each([
  ['core/cards.ts', "import '../net/client';"],
  ['core/cards.ts', "import type { Client } from '../net/client';"],
  ['core/cards.ts', "export * from '../net/client';"],
  ['core/cards.ts', "export { client } from '../net/client';"],
  ['core/cards.ts', "void import('../net/client');"],
  ['core/cards.ts', "import '../main';"],
  ['core/cards.ts', "import '../i18n';"],
  ['table/play.svelte.ts', "import '../net/client';"],
  ['ui/Dialog.svelte', script("import Card from '../table/Card.svelte';")],
  ['ui/Dialog.svelte', script("import type { Play } from '../table/play.svelte';")],
  ['ui/Dialog.svelte', script("void import('../table/Card.svelte');")],
  ['ui/Dialog.svelte', "{#await import('../table/Card.svelte') then _}{/await}"],
])('a folder may not import from one above it: %s, %s', { timeout: TIME }, async (file, text) => {
  expect(await broken(file, text)).toEqual(['import-x/no-restricted-paths']);
});

test.each([
  ['core/cards.ts', "import type { Card } from '../wire'; import './words';"],
  ['ui/Dialog.svelte', script("import Icon from '../art/Icon.svelte'; import '../i18n';")],
  ['core/cards.test.ts', "import '../net/client';"],
])(
  'what stands below may be imported; tests import anything: %s, %s',
  { timeout: TIME },
  async (file, text) => {
    expect(await broken(file, text)).toEqual([]);
  },
);

test('an import that leads nowhere is named', { timeout: TIME }, async () => {
  expect(await broken('core/cards.ts', "import './nowhere';")).toEqual(['import-x/no-unresolved']);
});

test('a folder without a layer, a layer without a folder, and a circle of folders are named', () => {
  expect(() => zonesOf({ wire: '' }, ['wire', 'core'])).toThrow('no layer for src/core');
  expect(() => zonesOf({ wire: '', core: 'wire' }, ['wire'])).toThrow("don't exist: core");
  const circle = { wire: 'core', core: 'wire' };
  expect(() => zonesOf(circle, ['wire', 'core'])).toThrow('core must stand before wire');
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The circles among modules with these texts. */
async function circles(texts) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const { tsConfig: _, ...options } = cruising.options;
  const ruleSet = { forbidden: cruising.forbidden };
  const { output } = await cruise(['.'], { ...options, baseDir: folder, validate: true, ruleSet });
  expect(output.modules.map(({ source }) => source)).toEqual(
    expect.arrayContaining(Object.keys(texts)),
  );
  return output.summary.violations.map(({ cycle }) => cycle.map(({ name }) => name).sort());
}

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
  expect(await circles(texts)).toEqual([Object.keys(texts)]);
});

test('modules without a circle are left alone', { timeout: TIME }, async () => {
  expect(await circles({ 'a.ts': "import './b';", 'b.ts': 'export const b = 1;' })).toEqual([]);
});
