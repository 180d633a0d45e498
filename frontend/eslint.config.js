import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/*
 * The layers. Each folder of src/ lists the folders it may import from, itself always included:
 * core <- net <- state <- pages, and the table sees only what draws it. Tests may look anywhere.
 */
const layers = {
  core: [],
  i18n: ['core'],
  art: ['core'],
  motion: ['core'],
  sound: ['core'],
  ui: ['core', 'i18n', 'art', 'motion'],
  table: ['core', 'ui', 'motion', 'art', 'i18n', 'sound'],
  gallery: ['core', 'ui', 'motion', 'art', 'i18n', 'sound', 'table', 'styles'],
  net: ['core'],
  state: ['core', 'net', 'i18n'],
  notices: ['core', 'net', 'state', 'i18n', 'ui', 'art', 'pages', 'app'],
  replay: ['core', 'net', 'state', 'i18n', 'ui', 'art', 'table', 'pages', 'app'],
  match: ['core', 'net', 'state', 'i18n', 'ui', 'art', 'sound', 'pages', 'app'],
  chat: ['core', 'net', 'state', 'i18n', 'ui', 'art', 'sound', 'table', 'pages'],
  pages: [
    'core',
    'net',
    'state',
    'i18n',
    'ui',
    'art',
    'motion',
    'sound',
    'table',
    'replay',
    'match',
    'chat',
    'notices',
    'app',
  ],
};

function layerRule(folder) {
  const allowed = [folder, ...layers[folder]];
  const forbidden = [...Object.keys(layers), 'app', 'styles'].filter((f) => !allowed.includes(f));
  return {
    files: [`src/${folder}/**/*.{ts,js,svelte}`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${forbidden.join('|')})/`,
              message: `${folder} may import only from: ${allowed.join(', ')}.`,
            },
          ],
        },
      ],
    },
  };
}

/* core and net are plain TypeScript: no Svelte, and core knows no browser either. */
const pure = {
  files: ['src/core/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'localStorage', 'WebSocket'],
  },
};

export default ts.config(
  { ignores: ['dist/', 'dist-gallery/', 'node_modules/', 'src/net/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here eslint sees the props of a component as `any`; svelte-check knows and checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...ts.configs.disableTypeChecked,
    languageOptions: { globals: { ...globals.node }, parserOptions: { projectService: false } },
    rules: { ...ts.configs.disableTypeChecked.rules, 'no-console': 'off' },
  },
  ...Object.keys(layers).map(layerRule),
  pure,
);
