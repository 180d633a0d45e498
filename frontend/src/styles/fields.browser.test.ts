/* No field in which one types or chooses has text below 16 px: iOS would zoom into it. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './tokens.css';
import './base.css';
import './pages.css';

const SMALLEST = 16;
const UNTYPED = ['checkbox', 'radio', 'range'];

const sources = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The fields in the markup of a component: each as an element of its name, type and classes. */
function fieldsIn(source: string): HTMLElement[] {
  const markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...markup.matchAll(/<(input|select|textarea)\b((?:=>|\{[^}]*\}|[^>])*)>/g)]
    .map(([, name = '', attributes = '']) => {
      const field = document.createElement(name);
      const value = (of: string) => new RegExp(`\\b${of}="([^"{]*)"`).exec(attributes)?.[1];
      const type = value('type');
      if (type !== undefined) field.setAttribute('type', type);
      field.className = value('class') ?? '';
      return field;
    })
    .filter((field) => !UNTYPED.includes(field.getAttribute('type') ?? ''));
}

const styleIn = (source: string) => /<style>([\s\S]*?)<\/style>/.exec(source)?.[1] ?? '';

const components = Object.entries(sources).filter(([, source]) => fieldsIn(source).length > 0);

let stage: HTMLElement;
let style: HTMLStyleElement;

beforeEach(() => {
  style = document.head.appendChild(document.createElement('style'));
  stage = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  stage.remove();
  style.remove();
});

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

test('the fields of the page are found', () => {
  const paths = components.map(([path]) => path);
  expect(paths.length).toBeGreaterThan(12);
  for (const name of [
    'app/LanguageSelect',
    'ui/TextField',
    'ui/TextArea',
    'ui/PasswordField',
    'chat/SayBar',
  ]) {
    expect(paths).toContainEqual(expect.stringContaining(`/${name}.svelte`));
  }
});

test.each([320, 390, 1280])('no field is below 16 px in a window of %i px', async (width) => {
  await page.viewport(width, 664);
  for (const [path, source] of components) {
    style.textContent = styleIn(source);
    for (const around of ['9px', '13px', '16px']) {
      stage.style.fontSize = around;
      stage.className = '';
      stage.replaceChildren(...fieldsIn(source));
      for (const field of stage.children) {
        expect(sizeOf(field), `${path}: ${field.outerHTML}`).toBeGreaterThanOrEqual(SMALLEST);
      }
    }
  }
});

test('larger text around a field makes the field larger', () => {
  stage.style.fontSize = '20px';
  stage.append(document.createElement('input'));
  expect(sizeOf(stage.firstElementChild ?? stage)).toBe(20);
});

test('every kind of field one types into has the size, whatever its own style says', () => {
  stage.style.fontSize = '10px';
  for (const type of ['text', 'email', 'password', 'search', 'number', 'tel', 'url', 'date']) {
    const field = document.createElement('input');
    field.type = type;
    field.style.fontSize = '11px';
    stage.append(field);
    expect(sizeOf(field), type).toBe(SMALLEST);
  }
});
