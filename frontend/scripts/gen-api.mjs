/*
 * Writes src/wire/schema.d.ts, the types of the service's API, from docs/openapi.json. It leaves the file alone when
 * nothing has changed, so that nothing is built again.
 */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../../docs/openapi.json', import.meta.url);
const target = new URL('../src/wire/schema.d.ts', import.meta.url);

const types =
  '/* Generated from docs/openapi.json by `npm run gen`. */\n\n' +
  astToString(await openapiTS(source, { alphabetize: true, defaultNonNullable: false }));

const present = existsSync(target) ? await readFile(target, 'utf8') : null;
if (present !== types) await writeFile(target, types);
