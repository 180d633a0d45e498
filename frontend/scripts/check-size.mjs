/*
 * The weight of the built page, gzipped, against its budgets: what a first visit to a table loads
 * (entry, table page, one language), all scripts that one visitor can come to load (one language
 * again), and the styles.
 */

import { readFile, readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const KILO = 1000;
// The first table: 16 of these are what Svelte itself needs, 41 the table and the game behind it, 3 its texts.
// All scripts: the lesson, the coach, the rules by chapters, leaving a game and the review come only when they are asked for,
// and so do the drawn faces, the choice of one, hiding ratings, the operator's legal pages, a replay in the frame of another
// page, what few tables show, and the card that is chosen in advance. Nine more for puzzles and the deal of the day,
// and nine for the analysis board, of which nobody who just plays loads anything. Two for what could be known and the luck
// of the deal, which come with a replay when they are opened. The jokers, which any table may have, and going on
// from a mark are 0.3 of the first table, and with the words of their rules and of the durak's epaulettes one of all scripts.
// Three for looks chosen by pictures at the table and for the card of a player, which come when they are opened.
const BUDGETS = { 'first table, scripts': 60, 'first table, styles': 12, 'all scripts': 277 };
const COURT_KB = 9;
const ALL_COURTS_KB = 75;

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(await readFile(new URL('manifest.json', dist), 'utf8'));

async function weigh(file) {
  return gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length / KILO;
}

async function total(files) {
  let sum = 0;
  for (const file of files) sum += await weigh(file);
  return sum;
}

/** The entry `key` and everything it imports at once. */
function reach(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) reach(imported, seen);
  return seen;
}

// The running game is in one file with the table, which has a name of its own and no source.
const table = Object.keys(manifest).find((key) => manifest[key].name === 'table');
const starts = ['src/main.ts', table, 'src/i18n/en/index.ts'];
const first = [...new Set(starts.flatMap((key) => [...reach(key)]))].map((key) => manifest[key]);
const assets = await readdir(new URL('assets/', dist));
const courts = assets.filter((name) => /^[JQK][CDHS].*\.svg$/.test(name));

const otherLanguages = Object.entries(manifest)
  .filter(([key]) => /^src\/i18n\/(?!en\/)\w+\//.test(key))
  .map(([, { file }]) => file);
const scripts = assets
  .map((name) => `assets/${name}`)
  .filter((file) => file.endsWith('.js') && !otherLanguages.includes(file));

const found = {
  'first table, scripts': await total(first.map(({ file }) => file)),
  'first table, styles': await total([...new Set(first.flatMap(({ css }) => css ?? []))]),
  'all scripts': await total(scripts),
};

let heavy = false;

function report(what, size, budget) {
  const over = size > budget;
  heavy ||= over;
  console.log(`${over ? 'OVER ' : 'ok   '} ${what}: ${size.toFixed(1)} kB of ${budget} kB`);
}

for (const [what, size] of Object.entries(found)) report(what, size, BUDGETS[what]);
if (courts.length > 0) {
  const sizes = await Promise.all(courts.map((name) => weigh(`assets/${name}`)));
  report('largest court picture', Math.max(...sizes), COURT_KB);
  report(
    'all court pictures',
    sizes.reduce((sum, size) => sum + size, 0),
    ALL_COURTS_KB,
  );
}
process.exit(heavy ? 1 : 0);
