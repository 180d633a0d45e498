/* Names of browsers and systems, read from the header `User-Agent`. */

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The browser and the system, where they are known. */
export const browserOf = (
  userAgent: string,
): { browser: string | null; system: string | null } => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
});

/** The name of a new passkey on this device, until its owner gives it another one. */
export function thisDevice(unnamed: string): string {
  const { browser, system } = browserOf(navigator.userAgent);
  return [browser, system].filter((part) => part !== null).join(', ') || unnamed;
}
