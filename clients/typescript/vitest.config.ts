import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A stream is cut at each of its bytes: two seconds, on a busy machine ten times as many.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
