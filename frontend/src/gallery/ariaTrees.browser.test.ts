/*
 * The texts of a table for assistive software, word for word, as files in ariaTrees/. After an
 * intended change of a tree, run `npm run test:browser -- ariaTrees --update`, and read the new
 * files before you commit them.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, utils } from 'vitest/browser';
import { wish } from '../testing/media';
import type { FixtureName } from './fixtures';
import { stage } from './stage';

const TOLD: FixtureName[] = [
  'lead',
  'attack',
  'defend',
  'transfer',
  'six',
  'hand14',
  'hand20',
  'talonEmpty',
  'out',
  'spectator',
  'reconnecting',
  'refused',
  'over',
  'replay',
];

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => wish({}));

test.for(TOLD)('assistive software is told of the state %s as it was', async (state) => {
  await page.viewport(1280, 720);
  const clear = await stage(state);
  // Live regions come and go.
  for (const region of document.querySelectorAll('[data-announcer]')) region.ariaHidden = 'true';
  const table = document.querySelector('[data-table]');
  if (table === null) throw new Error('there is no table');
  const { generateAriaTree, renderAriaTree } = utils.aria;
  const tree = renderAriaTree(generateAriaTree(table));
  await clear();
  await expect(`${tree}\n`).toMatchFileSnapshot(`./ariaTrees/${state}.txt`);
});
