/* The rows of a choice on a phone: words get equal rows, numbers one. */

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import '../styles/tokens.css';
import '../styles/base.css';
import Choice from './Choice.svelte';

/** Return how many of the labels each row has, in a card on a phone of 390 pixels. */
async function rowsOf(labels: readonly string[]): Promise<number[]> {
  await page.viewport(390, 664);
  const target = document.createElement('div');
  target.style.width = '316px';
  document.body.append(target);
  const options = labels.map((label) => ({ value: label, label }));
  const choice = await render(Choice, {
    target,
    props: { legend: 'Which one', options, value: labels[0] ?? '' },
  });
  const tops = [...target.querySelectorAll('label')].map((label) => Math.round(label.offsetTop));
  await choice.unmount();
  target.remove();
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

test('four words are two and two, rather than three and one', async () => {
  expect(await rowsOf(['Дуэль', 'Стол', 'Перевод', 'Пара на пару'])).toEqual([2, 2]);
  expect(await rowsOf(['Duel', 'Table', 'Transfer', 'Partners'])).toEqual([2, 2]);
});

test('three words share a row where they fit', async () => {
  expect(await rowsOf(['Арена', 'Швейцарская', 'На вылет'])).toEqual([3]);
});

test('numbers share a row', async () => {
  expect(await rowsOf(['2', '3', '4', '5', '6'])).toEqual([5]);
});
