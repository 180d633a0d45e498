/*
 * Which folder of src/ may import from which, for `import-x/no-restricted-paths`. A folder stands
 * below all that name it, so there can be no circle among folders. Lazy imports and imports of
 * types count as any other. Tests may import from anywhere.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** What each folder may import from beside itself. */
const LAYERS = {
  // What the others build on: what travels, what is drawn, how a request is made.
  wire: '',
  styles: '',
  routing: '',
  sound: '',
  core: 'wire',
  i18n: 'wire core',
  art: 'wire core',
  motion: 'wire core',
  net: 'wire core i18n',
  session: 'wire core i18n net',
  forms: 'net session',
  ui: 'i18n art',
  names: 'wire core i18n art',

  // The table knows only what draws it, whatever feeds it.
  table: 'wire core i18n art motion sound ui',

  // The nouns of the service.
  lessons: 'wire routing i18n net session table ui',
  rules: 'wire i18n art net ui',
  book: 'wire routing core i18n art net session ui rules lessons',
  ruleCard: 'wire i18n net ui rules book',
  moderation: 'wire core i18n net session forms ui',
  accounts: 'wire routing core i18n art net session forms ui names moderation',
  play: 'wire core i18n net session names table rules ruleCard',
  chat: 'wire i18n art sound net session ui names table moderation accounts play',
  invitations: 'wire routing i18n net session ui names accounts play',
  notifications: 'wire routing i18n art net session ui names invitations',
  ruleSets: 'wire routing i18n art net session forms ui names rules moderation',
  tables:
    'wire routing core i18n art net session forms ui names rules ruleCard ruleSets play invitations',
  lobby: 'wire routing core i18n art net session ui names rules ruleCard tables',
  matchmaking: 'wire routing core i18n art sound net session ui names play tables',
  ratings: 'wire routing i18n net session ui names',
  profiles: 'wire routing i18n net session ui names rules moderation ratings',
  records: 'wire routing core i18n art net session ui names table rules ruleCard play',
  puzzles: 'wire routing core i18n art net session ui table ruleCard',
  analysis: 'wire routing core i18n art net session ui names table ruleCard play records',
  dailyDeal: 'wire routing i18n art net session ui names',
  duplicates: 'wire routing core i18n art net session ui names rules',

  // Pages that bring several of these together.
  game: `wire routing core i18n art net session ui names table rules moderation play chat tables
    lessons matchmaking ratings dailyDeal`,
  home: 'wire routing core i18n art net session ui names rules tables lessons lobby matchmaking',
  settings: 'core i18n art session ui table accounts notifications',

  // Routes lead to every page, so none of them imports it.
  app: `styles routing i18n art session names rules ruleSets book moderation accounts notifications
    tables matchmaking ratings profiles records puzzles analysis dailyDeal duplicates game home
    settings`,

  // For looking at, and for tests of what is seen.
  gallery: 'wire styles core i18n net session ui table rules ruleSets book app',

  // For component tests alone.
  testing: 'styles',
};

/** The zones of the rule. Throws unless the layers name the folders of src/, the lower ones first. */
export function zonesOf(layers = LAYERS, folders = foldersOf(SOURCE)) {
  const named = Object.keys(layers);
  const missing = folders.filter((name) => !named.includes(name));
  const gone = named.filter((name) => !folders.includes(name));
  if (missing.length > 0) throw new Error(`no layer for src/${missing.join(', src/')}`);
  if (gone.length > 0) throw new Error(`layers name folders that don't exist: ${gone.join(', ')}`);
  return named.map((folder, place) => {
    const below = layers[folder].split(/\s+/).filter(Boolean);
    const higher = below.filter((name) => !named.slice(0, place).includes(name));
    if (higher.length > 0) throw new Error(`${higher.join(', ')} must stand before ${folder}`);
    const allowed = [folder, ...below];
    return {
      target: join(SOURCE, folder),
      from: SOURCE,
      except: allowed,
      message: `${folder} may import only from ${allowed.join(', ')}.`,
    };
  });
}

function foldersOf(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
