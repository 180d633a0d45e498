/*
 * The folders of src/ in layers, and two ESLint rules that keep them: which folder may import from
 * which, and that no modules import each other in a circle. Lazy imports and imports of types
 * count as any other. Tests may import from anywhere.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = resolve(fileURLToPath(new URL('../src', import.meta.url)));

/** What each folder may import from beside itself; a folder stands above all it names. */
export const layers = {
  // What the others build on: what travels, what is drawn, how a request is made.
  wire: [],
  styles: [],
  routing: [],
  core: ['wire'],
  i18n: ['wire', 'core'],
  art: ['wire', 'core'],
  motion: ['wire', 'core'],
  sound: [],
  net: ['wire', 'core', 'i18n'],
  session: ['wire', 'core', 'i18n', 'net'],
  forms: ['net', 'session'],
  ui: ['i18n', 'art'],
  names: ['wire', 'core', 'i18n', 'art'],

  // The table knows only what draws it, whatever feeds it.
  table: ['wire', 'core', 'i18n', 'art', 'motion', 'sound', 'ui'],

  // The nouns of the service.
  rules: ['wire', 'i18n', 'art', 'net', 'ui'],
  book: [...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'rules'], 'lessons'],
  ruleCard: ['wire', 'i18n', 'net', 'ui', 'rules', 'book'],
  moderation: ['wire', 'core', 'i18n', 'net', 'session', 'forms', 'ui'],
  accounts: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'forms', 'ui', 'names'],
    'moderation',
  ],
  play: ['wire', 'core', 'i18n', 'net', 'session', 'names', 'table', 'rules', 'ruleCard'],
  chat: [
    ...['wire', 'i18n', 'art', 'sound', 'net', 'session', 'ui', 'names', 'table'],
    ...['moderation', 'accounts', 'play'],
  ],
  invitations: [
    ...['wire', 'routing', 'i18n', 'net', 'session', 'ui', 'names'],
    ...['accounts', 'play'],
  ],
  notifications: [
    ...['wire', 'routing', 'i18n', 'art', 'net', 'session', 'ui', 'names'],
    'invitations',
  ],
  ruleSets: [
    ...['wire', 'routing', 'i18n', 'art', 'net', 'session', 'forms', 'ui', 'names'],
    ...['rules', 'moderation'],
  ],
  tables: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'forms', 'ui', 'names'],
    ...['rules', 'ruleCard', 'ruleSets', 'play', 'invitations'],
  ],
  lessons: ['wire', 'routing', 'i18n', 'net', 'session', 'table', 'ui'],
  lobby: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names'],
    ...['rules', 'ruleCard', 'tables'],
  ],
  matchmaking: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'sound', 'net', 'session', 'ui', 'names'],
    ...['play', 'tables'],
  ],
  ratings: ['wire', 'routing', 'i18n', 'net', 'session', 'ui', 'names'],
  profiles: [
    ...['wire', 'routing', 'i18n', 'net', 'session', 'ui', 'names'],
    ...['rules', 'moderation', 'ratings'],
  ],
  records: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names', 'table'],
    ...['rules', 'ruleCard', 'play'],
  ],

  puzzles: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'table', 'ruleCard'],
  ],
  analysis: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names', 'table'],
    ...['ruleCard', 'play', 'records'],
  ],
  dailyDeal: ['wire', 'routing', 'i18n', 'art', 'net', 'session', 'ui', 'names'],
  duplicates: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names', 'rules'],
  ],

  // Pages that bring several of these together.
  game: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names'],
    ...['table', 'rules', 'moderation', 'play', 'chat', 'tables', 'lessons', 'matchmaking'],
    'ratings',
    'dailyDeal',
  ],
  home: [
    ...['wire', 'routing', 'core', 'i18n', 'art', 'net', 'session', 'ui', 'names'],
    ...['rules', 'tables', 'lessons', 'lobby', 'matchmaking'],
  ],
  settings: ['core', 'i18n', 'art', 'session', 'ui', 'accounts', 'notifications'],

  // For looking at, and for tests of what is seen.
  gallery: [
    ...['wire', 'styles', 'core', 'i18n', 'net', 'session', 'ui', 'table'],
    ...['rules', 'ruleSets', 'book', 'app'],
  ],

  // For component tests alone.
  testing: ['styles'],

  // Routes lead to every page, so nothing imports it.
  app: [
    ...['styles', 'routing', 'i18n', 'art', 'session', 'names'],
    ...['rules', 'ruleSets', 'book', 'moderation', 'accounts', 'notifications', 'tables'],
    'matchmaking',
    ...[
      'ratings',
      'profiles',
      'records',
      'puzzles',
      'analysis',
      'dailyDeal',
      'duplicates',
      'game',
      'home',
      'settings',
    ],
  ],
};

/** Throws unless the table names just the folders of src/, without a circle. */
export function checkLayers() {
  const folders = readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const missing = folders.filter((name) => !(name in layers));
  const gone = Object.entries(layers)
    .flatMap(([name, below]) => [name, ...below])
    .filter((name) => !folders.includes(name));
  if (missing.length > 0) throw new Error(`no layer for src/${missing.join(', src/')}`);
  if (gone.length > 0) throw new Error(`layers name folders that don't exist: ${gone.join(', ')}`);
  const graph = new Map(Object.entries(layers));
  for (const folder of folders) {
    const circle = circleFrom(folder, graph);
    if (circle !== null) throw new Error(`layers in a circle: ${circle.join(' → ')}`);
  }
}

/** The shortest way from `start` back to itself in a graph of who leads where; null where there is none. */
function circleFrom(start, graph) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const isTest = (file) => /\.test\.ts$/.test(file);

/** The relative imports of a module, as they are written. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script);
  const parts = file.endsWith('.svelte')
    ? [...scripts, ...(text.replace(SCRIPT, '').match(/import\('[^']+'\)/g) ?? [])]
    : [text];
  return parts
    .flatMap((part) => ts.preProcessFile(part).importedFiles.map(({ fileName }) => fileName))
    .filter((name) => name.startsWith('.'));
}

const ENDINGS = ['', '.ts', '/index.ts', '/index.svelte.ts'];

/** Every module of src/ with the modules it imports. */
function modules() {
  const files = readdirSync(SOURCE, { recursive: true })
    .map((name) => join(SOURCE, name))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !isTest(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap((name) => {
        const path = resolve(dirname(file), name);
        return ENDINGS.map((ending) => path + ending).filter((target) => known.has(target));
      }),
    ]),
  );
}

const folderOf = (file) => relative(SOURCE, file).split(sep)[0];

/** Every module with what it imports, as the files are when the lint begins. */
let graph = null;

export const plugin = {
  rules: {
    layers: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const folder = folderOf(context.filename);
        const allowed = [folder, ...(layers[folder] ?? [])];
        const check = (source) => {
          if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
          const target = folderOf(resolve(dirname(context.filename), source.value));
          if (allowed.includes(target)) return;
          context.report({
            node: source,
            message: `${folder} may not import from ${target}, only from ${allowed.join(', ')}.`,
          });
        };
        return {
          ImportDeclaration: (node) => check(node.source),
          ExportAllDeclaration: (node) => check(node.source),
          ExportNamedDeclaration: (node) => check(node.source),
          ImportExpression: (node) => check(node.source),
          TSImportType: (node) => check(node.source ?? node.argument?.literal),
        };
      },
    },
    circles: {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Program(node) {
          const circle = circleFrom(context.filename, (graph ??= modules()));
          if (circle === null) return;
          const names = circle.map((file) => relative(SOURCE, file));
          context.report({ node, message: `modules in a circle: ${names.join(' → ')}` });
        },
      }),
    },
  },
};
