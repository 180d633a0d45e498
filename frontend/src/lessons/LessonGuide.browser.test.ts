import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { lessonsTexts } from './texts';
import english from './texts/en';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import type { Language, Lesson } from '../wire';
import type { Guidance } from './guidance';
import LessonGuide from './LessonGuide.svelte';

const STEPS = english.steps.length;
const LESSON: Lesson = {
  name: 'first_game',
  steps: english.steps.map((_, n) => ({ version: n, command: { type: 'done' } })),
};
const at = (change: Partial<Guidance>): Guidance => ({
  ...{ lesson: LESSON, step: null, isAway: false, legal: [] },
  ...change,
});
const hint = () => document.querySelector('[data-hint]')?.textContent ?? '';

// That English has a hint for each step, tests/e2e/test_lesson.py sees with the lesson that the service gives.
test.each<Language>(['en', 'de', 'ru'])('each step has a hint of its own (%s)', async (code) => {
  await useLanguage(code);
  const screen = await render(LessonGuide, { now: at({ step: 0 }) });
  const told = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await screen.rerender({ now: at({ step }) });
    const text = lessonsTexts().steps[step] ?? 'none';
    await expect.poll(hint).toContain(text);
    told.add(text);
  }
  expect(told.size).toBe(STEPS);
  expect(lessonsTexts().steps).toHaveLength(STEPS);
});

test('the guide tells the step, waits for the bot, and says so when the lesson was left', async () => {
  await useLanguage('en');
  const screen = await render(LessonGuide, {
    props: { now: at({ step: 2 }) },
    target: mainOfShell(),
  });
  await expect.element(page.getByText(`Step 3 of ${STEPS}`)).toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);
  await screen.rerender({ now: at({}) });
  await expect.poll(hint).toContain('Watch what happens');
  expect(document.querySelector('[data-testid="lesson-step"]')).toBeNull();
  await screen.rerender({ now: at({ isAway: true }) });
  await expect.poll(hint).toContain('from here on this is an ordinary game');
});
