import { beforeEach, expect, test } from 'vitest';
import type { Language } from '../wire';
import { currentLanguage, textsOf, useLanguage, withTexts } from './index.svelte';

/** Texts that load when `arrive` is called; `asked` tells in which languages they were asked for. */
function slowTexts() {
  const asked: Language[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const load = (code: Language) => async () => {
    asked.push(code);
    await arrived;
    return { default: { greeting: code } };
  };
  const texts = textsOf({ en: load('en'), de: load('de'), ru: load('ru') });
  return { asked, arrive, texts };
}

beforeEach(() => useLanguage('en'));

test('texts load in the chosen language alone', async () => {
  const { asked, arrive, texts } = slowTexts();
  arrive();
  await useLanguage('de');
  expect(texts().greeting).toBe('de');
  expect(asked).toEqual(['de']);
});

test('a lazily loaded module is given once its texts are there', async () => {
  const { arrive, texts } = slowTexts();
  expect(() => texts()).toThrow('not loaded');
  const module = withTexts(Promise.resolve({ name: 'a page' }));
  arrive();
  expect(await module).toEqual({ name: 'a page' });
  expect(texts().greeting).toBe('en');
});

test('texts that are registered while the language changes are shown in the new one', async () => {
  const first = slowTexts();
  const changing = useLanguage('ru');
  const second = slowTexts();
  const module = withTexts(Promise.resolve({}));
  first.arrive();
  second.arrive();
  await Promise.all([changing, module]);
  expect([first.texts().greeting, second.texts().greeting]).toEqual(['ru', 'ru']);
  expect(second.asked).toContain('ru');
});

test('the page keeps its language until all texts are there in the new one', async () => {
  const shown = slowTexts();
  shown.arrive();
  await useLanguage('en');
  const slow = slowTexts();
  const changing = useLanguage('de');
  expect(currentLanguage()).toBe('en');
  expect(shown.texts().greeting).toBe('en');
  slow.arrive();
  await changing;
  expect(shown.texts().greeting).toBe('de');
});

test('the last of two changes of language wins, even when its texts come first', async () => {
  const { arrive, texts } = slowTexts();
  const first = useLanguage('ru');
  const second = useLanguage('en');
  arrive();
  await Promise.all([first, second]);
  expect(currentLanguage()).toBe('en');
  expect(texts().greeting).toBe('en');
});
