import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Where a page served by the dev server finds the service (`make run` in another terminal).
const backend = process.env['DURAK_BACKEND'] ?? 'http://127.0.0.1:8000';

// Small modules of many pages: one file of them weighs two kilobytes less than a dozen.
const SHARED =
  /src\/(ui\/(Button|LiveRegions|Notice)|net\/(backoff|cursor|failure|keys)|rules\/presets|names\/seats|art\/Card(Back|Face)\.|core\/(words|cards|acts)\.|art\/(SuitSign|Icon)|ui\/announcer|net\/socket|ruleCard\/LazyRuleCard)/;

export default defineConfig(({ command }) => ({
  // Django serves the built files below /static/; the dev server is used on its own.
  base: command === 'build' ? '/static/' : '/',
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    manifest: 'manifest.json',
    // Small images stay files: data: addresses would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
    },
  },
  server: {
    proxy: {
      '/api': backend,
      '/ws': { target: backend, ws: true },
    },
  },
}));
