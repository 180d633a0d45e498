/*
 * The rules of imports in src/, for `depcruise`: which folder may import from which, and no circles. Lazy imports and
 * imports of types count as any other. Tests may import anything. Not covered: `import type` in components, which
 * Svelte's compiler removes before dependency-cruiser reads them.
 */

/**
 * The folders that each folder may import from, besides itself. A folder names only folders above it,
 * so they form no circle.
 */
const LAYERS = {
  // The base of all others.
  wire: '',
  styles: '',
  loading: '',
  sound: '',
  i18n: 'wire',
  routing: 'i18n loading',
  core: 'wire i18n',
  art: 'loading wire core',
  motion: 'wire core',
  entries: 'i18n',
  net: 'wire core i18n entries',
  session: 'wire core i18n net',
  forms: 'net session',
  ui: 'i18n art entries',
  names: 'wire core i18n art',

  // The table does not know where its data come from.
  table: 'loading wire core i18n art motion sound ui',

  // The nouns of the service.
  lessons: 'wire routing i18n net session table ui',
  rules: 'wire i18n art net ui',
  book: 'wire routing core i18n art net session ui rules lessons',
  ruleCard: 'wire i18n net ui rules book',
  moderation: 'wire core i18n net session forms ui',
  telegram: 'wire routing i18n net session table',
  accounts: 'wire routing core i18n art net session forms ui names moderation telegram',
  play: 'loading wire core i18n net session ui names table rules ruleCard',
  chat: 'wire routing i18n art sound net session ui names table moderation accounts play',
  invitations: 'wire routing i18n net session ui names accounts play',
  notifications: 'wire routing i18n art net session ui names invitations',
  ruleSets: 'wire routing i18n art net session forms ui names rules moderation',
  tables:
    'wire routing core i18n art net session forms ui names table rules ruleCard ruleSets play invitations',
  matchmaking: 'wire routing core i18n art sound net session ui names play tables',
  lobby:
    'wire routing core i18n art net session ui names rules ruleCard accounts tables matchmaking',
  ratings: 'wire routing i18n net session ui names',
  profiles: `wire routing core i18n net session ui names rules moderation accounts invitations tables
    ratings`,
  records: 'wire routing core i18n art net session ui names table rules ruleCard play',
  puzzles: 'wire routing core i18n art net session ui table ruleCard',
  analysis: 'wire routing core i18n art net session ui names table ruleCard play records',
  duplicates: 'wire routing core i18n art net session ui names rules',
  dailyDeal: 'wire routing core i18n art net session ui names duplicates',

  tv: 'wire routing core i18n art net session ui names table play ratings',
  tournaments: 'wire routing core i18n net session forms ui names rules moderation tables',
  clubs: `wire routing core i18n art net session forms ui names rules moderation ruleSets tables
    ratings`,

  // Pages that combine several of these.
  game: `loading wire routing core i18n art net session ui names table rules moderation play chat tables
    lessons matchmaking ratings profiles dailyDeal`,
  home: `loading wire routing core i18n art net session ui names rules accounts play tables lessons lobby
    matchmaking puzzles dailyDeal tournaments`,
  settings: 'routing core i18n art session ui table chat accounts notifications',

  // The routes lead to every page, so no page imports them.
  app: `loading styles routing i18n art session ui names rules ruleSets book moderation accounts notifications
    tables matchmaking lobby ratings profiles records puzzles analysis dailyDeal duplicates tv clubs
    tournaments game telegram
    home settings`,

  // The gallery of table states, and tests of how they look.
  gallery: `wire styles core i18n art net session ui names table rules ruleSets book accounts tables tv
    tournaments clubs app`,

  // For component tests only.
  testing: 'styles',
};

const folders = Object.keys(LAYERS);
const layers = Object.entries(LAYERS).map(([folder, names], place) => {
  const below = names.split(/\s+/).filter(Boolean);
  const unknown = below.filter((name) => !folders.slice(0, place).includes(name));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} must stand above ${folder}`);
  const allowed = [folder, ...below];
  return {
    name: `layer-${folder}`,
    comment: `${folder} may import only from ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/(${allowed.join('|')})/` },
  };
});

export default {
  forbidden: [
    ...layers,
    {
      name: 'no-layer',
      comment: 'A new folder needs a line in LAYERS.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${folders.join('|')})/` },
      to: {},
    },
    { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
    // Packages are left to svelte-check, which knows what they export.
    {
      name: 'nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^\\.' },
    },
  ],
  options: {
    // Tests, and the stages that several tests share.
    exclude: { path: '\\.(?:test|testing)\\.ts$' },
    doNotFollow: { path: 'node_modules' },
    // Imports of types count as any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
