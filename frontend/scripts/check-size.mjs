/*
 * The bundle size of the built page, gzipped, against its budgets: what a first visit to a table loads
 * (entry, table page, one language), all scripts that one visitor can come to load (one language
 * again), and the styles.
 */

import { readFile, readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const KILO = 1000;
// The first table: 16 of these are what Svelte itself needs, 41 the table and the game behind it, 3 its texts. Parts that a visit
// does not need at once are loaded later: the header, the opening, motion, sounds, voice and log, automatic moves, the discard
// pile, the rule card, the addresses of court pictures, what is predicted, the lesson, the coach, leaving a game, the end,
// the review, drawn faces, looks chosen by pictures at the table, the card of a player.
// All scripts: puzzles, duplicate matches and the deal of the day are 13 of them, the analysis board 9,
// a person's card at the table 4: it shares the requests of accounts and profiles, which become files of their own.
// The opening, the durak's portrait and what vibrates are 3, and what comes later is in more files than before: 2.
// The words about a lost session and blocked cookies are 1.
// The parts of the home page with the game that is watched there, the lobby's own page and the rematch are 8.
// Tournaments, clubs and passkeys are about 21. The words of seldom problems are 4, logging in by another service is 1.
// The next tournament on the home page is 1.
// Telegram's SDK (@tma.js/bridge) is 10, loaded in Telegram's apps alone, and what the page does with it 5.
// 2 of them are left for repairs.
const BUDGETS = { 'first table, scripts': 60, 'first table, styles': 9.5, 'all scripts': 360 };
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

// `vite.config.ts` names the file of the table with the running game, and that of its texts.
const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const starts = ['src/main.ts', named('table'), named('texts-en')];
const first = [...new Set(starts.flatMap((key) => [...reach(key)]))].map((key) => manifest[key]);
const assets = await readdir(new URL('assets/', dist));
const courts = assets.filter((name) => /^([JQK][CDHS]|X[BR]).*\.svg$/.test(name));

const otherLanguages = Object.entries(manifest)
  .filter(
    ([key, { name }]) =>
      /\/texts\/.*\b(de|ru)\.(ts|json)$/.test(key) || /^texts-(parts-)?(de|ru)$/.test(name),
  )
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
