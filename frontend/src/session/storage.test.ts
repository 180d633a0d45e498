import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A storage in memory that fails as a browser's does. */
class Fake {
  readonly values = new Map<string, string>();
  isFull = false;

  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.values.set(name, value);
  }

  removeItem(name: string): void {
    this.values.delete(name);
  }
}

const NAMES = ['localStorage', 'sessionStorage'] as const;
/** Finds the calls that pass a storage to the module. */
const HANDED_ON = /keptIn\(\(\) => \w+\)/g;
let storages: Record<(typeof NAMES)[number], Fake>;

beforeEach(() => {
  vi.resetModules();
  storages = { localStorage: new Fake(), sessionStorage: new Fake() };
  for (const name of NAMES) vi.stubGlobal(name, storages[name]);
});

afterEach(() => vi.unstubAllGlobals());

/** Denies storage as Chromium does in a frame of a foreign page: the name itself throws. */
function deny(): void {
  for (const name of NAMES)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

test('a value is kept in the storage of the browser, or of the tab', async () => {
  const { kept, keptIn } = await import('./storage');
  const keptInTab = keptIn(() => sessionStorage);
  kept.set('a', '1');
  keptInTab.write('b', { c: 2 });
  expect(storages.localStorage.getItem('a')).toBe('1');
  expect(storages.sessionStorage.getItem('b')).toBe('{"c":2}');
  expect(kept.get('a')).toBe('1');
  expect(keptInTab.read('b')).toEqual({ c: 2 });
  kept.remove('a');
  expect(kept.get('a')).toBeNull();
  expect(storages.localStorage.values.size).toBe(0);
});

test('the page keeps values in memory where storage is denied', async () => {
  deny();
  const { kept, keptIn } = await import('./storage');
  const keptInTab = keptIn(() => sessionStorage);
  for (const one of [kept, keptInTab]) {
    expect(one.get('a')).toBeNull();
    expect(one.read('a')).toBeNull();
    one.write('a', [1]);
    expect(one.read('a')).toEqual([1]);
    one.remove('a');
    expect(one.get('a')).toBeNull();
  }
});

test('the newest value counts where there is no room', async () => {
  const { kept } = await import('./storage');
  kept.set('a', 'old');
  storages.localStorage.isFull = true;
  kept.set('a', 'new');
  expect(kept.get('a')).toBe('new');
  storages.localStorage.isFull = false;
  kept.set('a', 'newest');
  expect(kept.get('a')).toBe('newest');
  expect(storages.localStorage.getItem('a')).toBe('newest');
});

test.each(['', '{', 'undefined', '[1,'])('what is no JSON (%j) is dropped', async (text) => {
  storages.localStorage.values.set('a', text);
  const { kept } = await import('./storage');
  expect(kept.read('a')).toBeNull();
  expect(storages.localStorage.values.has('a')).toBe(false);
});

test('nothing of the page reads storage but by this module', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const reading = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.') && !path.includes('/testing/'))
    .filter(([, text]) =>
      /\b(local|session)Storage\b|\bindexedDB\b/.test(text.replace(HANDED_ON, '')),
    )
    .map(([path]) => path);
  expect(reading).toEqual([]);
});
