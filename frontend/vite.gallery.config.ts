import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { withoutHydration } from './scripts/without-hydration';

// The gallery of table states, for looking at and for tests; not part of what Django serves.
export default defineConfig({
  base: './',
  plugins: [svelte(), withoutHydration()],
  build: {
    outDir: 'dist-gallery',
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { input: 'gallery.html' },
  },
});
