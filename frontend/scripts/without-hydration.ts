/*
 * Svelte can take over what a server has drawn (hydration). It guards all of that by one variable, `hydrating`, and its
 * compiler adds a call after each element for it. The page is never drawn by a server: here the variable is a constant,
 * so that the bundler leaves the guarded code out, and the calls, which then do nothing, go too. What is replaced in Svelte
 * is looked for word by word: when a newer Svelte has it otherwise, the build fails and ships nothing half replaced.
 */

import type { Plugin } from 'vite';

const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;

const REPLACED = [
  ['export let hydrating = false;', 'export const hydrating = false;'],
  ['\thydrating = value;\n', '\n'],
] as const;

/** Statements of compiled components, each on a line of its own. */
const CALLS = /^\s*\$\.(?:reset|next)\([\w$]*\);$/gm;

export function withoutHydration(): Plugin[] {
  return [
    {
      name: 'without-hydration:svelte',
      apply: 'build',
      transform: {
        filter: { id: HYDRATION },
        handler(code) {
          for (const [found, put] of REPLACED) {
            if (code.split(found).length !== 2)
              this.error(`Svelte no longer has “${found.trim()}” once`);
            code = code.replace(found, put);
          }
          return { code, map: null };
        },
      },
    },
    {
      name: 'without-hydration:components',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.svelte$/ },
        // The line stays, empty, and so the source map stays true.
        handler: (code) => ({ code: code.replace(CALLS, ''), map: null }),
      },
    },
  ];
}
