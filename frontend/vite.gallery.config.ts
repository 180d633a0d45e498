import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The gallery of table states, for looking at and for tests; not part of what Django serves.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: 'dist-gallery',
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { input: 'gallery.html' },
  },
});
