/* The page around a page: for component tests that are judged by axe. */

import { onTestFinished } from 'vitest';

/** Return the `main` of an empty shell, in which the test that asks renders a page. */
export function mainOfShell(): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  return main;
}
