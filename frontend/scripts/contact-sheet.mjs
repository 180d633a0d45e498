/*
 * Sheets of the gallery's states, to be looked at: `npm run sheets`, one picture for each size, theme and language,
 * in dist-sheets/. Arguments choose among them: `npm run sheets -- 390x844 dark ru defend over`.
 * CHROMIUM names a browser, if it isn't Playwright's own.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';

const SIZES = ['320x568', '390x664', '390x844', '844x390', '768x1024', '1280x800', '1920x1080'];
const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'de', 'ru'];
const ACROSS = 2400;
const QUALITY = 88;
/** A busy machine takes long to lay out so many pictures. */
const PATIENCE_MS = 180_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const target = new URL('../dist-sheets/', import.meta.url);
const asked = process.argv.slice(2);

/** Those of `all` that were asked for; all if none was. */
function chosen(all) {
  const some = all.filter((one) => asked.includes(one));
  return some.length > 0 ? some : all;
}

/** A picture of each state, by name. */
async function pictures(page, address, states, { size, theme, language }) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  const found = [];
  for (const state of states) {
    const query = new URLSearchParams({ state, theme, lang: language });
    await page.goto(`${address}?${query}`, { waitUntil: 'networkidle' });
    await page.locator('[data-prompt]').waitFor({ state: 'attached' });
    // The result of a finished game comes after its table.
    await page.locator('[data-over], [data-table]:not(.is-over)').first().waitFor();
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
    found.push({ state, picture: picture.toString('base64') });
  }
  return found;
}

/** The pictures side by side, each with its name. */
async function sheetOf(page, found, size) {
  const [width, height] = size.split('x').map(Number);
  const columns = width > height ? 4 : 8;
  const each = found.map(
    ({ state, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${state}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: ACROSS, height: 800 });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; font: 18px sans-serif; }
    figure { margin: 0; } img { width: 100%; }
  </style>${each.join('')}`);
  return page.screenshot({ fullPage: true });
}

const configFile = `${root}vite.gallery.config.ts`;
await build({ root, configFile, logLevel: 'warn' });
const server = await preview({ root, configFile, preview: { port: 0, host: '127.0.0.1' } });
const address = new URL('gallery.html', server.resolvedUrls.local[0]).href;
const { CHROMIUM } = process.env;
// As root a browser has no sandbox.
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
});
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();
page.setDefaultTimeout(PATIENCE_MS);
await page.goto(address);
await page.locator('main li').first().waitFor();
const states = chosen(await page.locator('main li').allInnerTexts());
await mkdir(target, { recursive: true });
for (const size of chosen(SIZES))
  for (const theme of chosen(THEMES))
    for (const language of chosen(LANGUAGES)) {
      const found = await pictures(page, address, states, { size, theme, language });
      const name = `${size}-${theme}-${language}.png`;
      await writeFile(new URL(name, target), await sheetOf(page, found, size));
      console.log(`dist-sheets/${name}`);
    }
await browser.close();
await server.close();
