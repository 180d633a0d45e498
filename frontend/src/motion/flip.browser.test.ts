/* Where flights begin, for cards whose place in a hand is a transform, as it is at the table. */

import { afterEach, expect, test } from 'vitest';
import { deal, fly, snapshot } from './flip';

afterEach(() => document.body.replaceChildren());

/** A talon of narrow cards, and a hand of wide ones in a bow. */
function table(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `
    <style>
      .talon, .held { position: absolute; top: 0; left: 0; width: 60px; height: 84px; }
      .talon { top: 40px; left: 20px; width: 36px; height: 50px; }
    </style>
    <div class="talon" data-anchor="talon"></div>
    <div data-hand>
      <div class="held" data-dealt data-card="6C" data-turn="-8" style="transform: translate(0px, 300px) rotate(-8deg)"></div>
      <div class="held" data-dealt data-card="7C" data-turn="0" style="transform: translate(150px, 300px) rotate(0deg)"></div>
      <div class="held" data-dealt data-card="8C" data-turn="8" style="transform: translate(300px, 300px) rotate(8deg)"></div>
    </div>
    <div data-flights></div>`;
  document.body.append(root);
  return root;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

const held = (root: HTMLElement) => [...root.querySelectorAll('.held')];

/** Holds every flight at its beginning. */
function atTheBeginning(root: HTMLElement): void {
  for (const card of held(root))
    for (const flight of card.getAnimations()) {
      flight.pause();
      flight.currentTime = 0;
    }
}

test('dealt cards all come from the talon, as narrow as its cards', () => {
  const root = table();
  deal(root, 1);
  atTheBeginning(root);
  // The talon spans 20 to 56 and 40 to 90.
  for (const card of held(root)) expect(centre(card)).toEqual({ x: 38, y: 65 });
});

test('a card that comes from elsewhere begins exactly there', () => {
  const root = table();
  const before = snapshot(root);
  const [, , last] = held(root);
  (last as HTMLElement).style.transform = 'translate(10px, 120px) rotate(0deg)';
  fly(root, before, { from: new Map(), to: new Map(), backs: [] }, 1);
  atTheBeginning(root);
  // It spanned 300 to 360 and 300 to 384.
  expect(centre(last as Element)).toEqual({ x: 330, y: 342 });
});

test('a card that the page gives no room does not fly', () => {
  const root = table();
  const before = snapshot(root);
  const [first] = held(root);
  (first as HTMLElement).style.display = 'none';
  fly(root, before, { from: new Map(), to: new Map(), backs: [] }, 1);
  expect(first?.getAnimations()).toEqual([]);
});
