import { playwright } from '@vitest/browser-playwright';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Debian's Chromium by default; CHROMIUM names another one.
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests of these files in a browser. */
const inBrowser = (name: string, files: string): TestProjectInlineConfiguration => ({
  plugins: [svelte()],
  test: {
    name,
    include: [files],
    setupFiles: ['src/testing/freshDevice.ts'],
    // A busy machine may be slow to show what is waited for.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromium,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.js'],
          exclude: ['src/**/*.browser.test.ts', 'src/**/*.matrix.test.ts'],
        },
      },
      inBrowser('browser', 'src/**/*.browser.test.ts'),
      // The long run: more sizes, languages and themes of what the others try once.
      inBrowser('matrix', 'src/**/*.matrix.test.ts'),
    ],
  },
});
