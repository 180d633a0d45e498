import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // By the file and not by its styles, and short: each stands in every element of its component.
    cssHash: ({ filename, hash }) => `s${hash(filename).slice(0, 5)}`,
  },
};
