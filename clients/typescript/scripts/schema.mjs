/*
 * Writes src/generated/schema.ts, the types of the service's API, from docs/openapi.json; the web page imports them
 * too. It leaves the file alone when nothing has changed, so that nothing is built again. `--print` writes to standard
 * output instead.
 */

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const SOURCE = new URL('../../../docs/openapi.json', import.meta.url);
const TARGET = new URL('../src/generated/schema.ts', import.meta.url);
const HEAD = '/* `make api` writes this file from docs/openapi.json. */\n\n';
const NO_TYPES = ['example', 'examples', 'title', 'headers'];

/** Returns the part of the document without what adds no type: examples, titles, headers of replies. */
function typed(part) {
  if (Array.isArray(part)) return part.map(typed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([name]) => !NO_TYPES.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'properties' ? members(value) : typed(value)]),
  );
}

/** Returns the members of a shape: a member may have any name, `title` too. */
function members(shape) {
  return Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, typed(value)]));
}

/** Returns the operation without the replies that the client throws: their shape is `Problem`. */
function successful(operation) {
  const replies = Object.entries(operation.responses ?? {});
  return {
    ...operation,
    responses: Object.fromEntries(replies.filter(([status]) => status.startsWith('2'))),
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const document = JSON.parse(await readFile(SOURCE, 'utf8'));
const paths = Object.entries(document.paths).map(([path, operations]) => [
  path,
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      METHODS.includes(name) ? successful(operation) : operation,
    ]),
  ),
]);
const slim = {
  openapi: document.openapi,
  info: document.info,
  paths: typed(Object.fromEntries(paths)),
  components: { schemas: members(document.components.schemas) },
};
const tree = await openapiTS(slim, { alphabetize: true, defaultNonNullable: false });
const text = HEAD + astToString(tree);

if (process.argv.includes('--print')) {
  process.stdout.write(text);
} else {
  const present = existsSync(TARGET) ? await readFile(TARGET, 'utf8') : null;
  if (present !== text) await writeFile(TARGET, text);
}
