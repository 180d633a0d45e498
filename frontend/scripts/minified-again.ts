/*
 * The bundler's own minifier shortens names and syntax, but hardly looks at what a script does. Terser does (constants that
 * are used once, branches that can't be taken, functions that are called once): before the bundler minifies, it takes a
 * kilobyte from the first table. Only what keeps the meaning of every script is turned on: reading a property may count as
 * a dependency here, so `pure_getters` stays as it is by default.
 */

import { minify } from 'terser';
import type { Plugin } from 'vite';

export function minifiedAgain(): Plugin {
  return {
    name: 'minified-again',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const { code: smaller } = await minify(code, {
          module: true,
          compress: { passes: 2, ecma: 2020 },
          format: { ecma: 2020 },
        });
        if (smaller === undefined) this.error('Terser made nothing of a script');
        return { code: smaller, map: null };
      },
    },
  };
}
