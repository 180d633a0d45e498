// Cuts the twelve court pictures out of Adrian Kennard's CC0 deck and writes them to src/art/courts/.
//
//   npm install --no-save @letele/playing-cards@0.1.0 svgo@4.0.0
//   node scripts/import-courts.mjs
//
// The package is a React component library; a court is read by giving its components a `createElement` that
// returns markup. Only the framed picture is kept: its indices, its card outline and its frame are dropped, because
// the faces in src/art draw their own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);
const deckFile = require.resolve('@letele/playing-cards/dist/index.esm.js');
const target = fileURLToPath(new URL('../src/art/courts/', import.meta.url));

// The deck's four flat colours, warmed to go with the felt.
const inks = { '#44f': '#2b4590', red: '#c0272f', '#fc4': '#e6b34c' };

const attributeNames = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  xlinkHref: 'xlink:href',
  xmlnsXlink: 'xmlns:xlink',
};

function createElement(tag, props, ...children) {
  const attributes = Object.entries(props ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${attributeNames[name] ?? name}="${String(value)}"`)
    .join('');
  return `<${tag}${attributes}>${children.flat().filter(Boolean).join('')}</${tag}>`;
}

async function loadDeck() {
  const source = readFileSync(deckFile, 'utf8')
    .replace(/^import .* from '@babel\/runtime.*$/m, 'const _extends = Object.assign;')
    .replace(
      /^import \* as React from 'react';$/m,
      'const React = { createElement: globalThis.createCourtElement };',
    );
  globalThis.createCourtElement = createElement;
  return import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
}

/** The picture inside the frame of a whole card: half of it, and the same half turned round. */
function cropCourt(card) {
  const frame = { x: -82.4, y: -130.4, width: 164.8, height: 260.8 };
  const isPicture = (use) => use.includes('width="164.8"') && !use.includes('stroke=');
  const body = card
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/(<\/defs>)([\s\S]*)$/, (_all, defs, uses) => {
      const pictures = uses.match(/<use[^>]*><\/use>/g).filter(isPicture);
      return defs + pictures.join('');
    });
  const view = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}">${body}</svg>`;
}

const deck = await loadDeck();
mkdirSync(target, { recursive: true });
for (const suit of 'CDHS') {
  for (const rank of 'jqk') {
    const cropped = cropCourt(deck[suit + rank]({}));
    const { data } = optimize(cropped, {
      multipass: true,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              convertPathData: { floatPrecision: 0, transformPrecision: 5 },
              convertTransform: { floatPrecision: 3, transformPrecision: 5 },
              cleanupNumericValues: { floatPrecision: 1 },
            },
          },
        },
      ],
    });
    const name = `${rank.toUpperCase()}${suit}.svg`;
    const warmed = data.replace(
      /(fill|stroke)="([^"]+)"/g,
      (_all, attribute, ink) => `${attribute}="${inks[ink] ?? ink}"`,
    );
    writeFileSync(target + name, warmed);
    console.log(name, warmed.length);
  }
}
