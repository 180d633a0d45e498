/*
 * Writes src/wire/schema.d.ts, the types of the service's API, from docs/openapi.json.
 * With --check it only compares, and fails when the file is not what it would write.
 */

import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../../docs/openapi.json', import.meta.url);
const target = new URL('../src/wire/schema.d.ts', import.meta.url);

const written =
  '/* Generated from docs/openapi.json by `npm run gen-api`. */\n\n' +
  astToString(await openapiTS(source, { alphabetize: true, defaultNonNullable: false }));

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8');
  if (present !== written) {
    console.error('src/wire/schema.d.ts is not up to date: run `npm run gen-api`');
    process.exit(1);
  }
} else {
  await writeFile(target, written);
}
