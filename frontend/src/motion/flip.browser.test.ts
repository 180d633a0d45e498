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

/** Holds every flight of the hand where it is after the `part` of its time from 0 to 1. */
function at(root: HTMLElement, part: number): void {
  for (const card of held(root))
    for (const flight of card.getAnimations()) {
      const { delay = 0, duration = 0 } = flight.effect?.getTiming() ?? {};
      flight.pause();
      flight.currentTime = part === 0 ? 0 : delay + Number(duration) * part;
    }
}

/** Holds every flight at its beginning. */
const atTheBeginning = (root: HTMLElement) => at(root, 0);

/** A plan that only moves what both pages show. */
const STAY = { from: new Map(), to: new Map(), backs: [] };

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
  fly(root, before, STAY, 1);
  atTheBeginning(root);
  // It spanned 300 to 360 and 300 to 384.
  expect(centre(last as Element)).toEqual({ x: 330, y: 342 });
});

test('a card that the page gives no room does not fly', () => {
  const root = table();
  const before = snapshot(root);
  const [first] = held(root);
  (first as HTMLElement).style.display = 'none';
  fly(root, before, STAY, 1);
  expect(first?.getAnimations()).toEqual([]);
});

test.for([
  ['across', 'translate(-300px, 300px) rotate(0deg)'],
  ['back', 'translate(600px, 300px) rotate(0deg)'],
] as const)(
  'a card that goes %s the table rises above the straight way and lands on its place',
  ([way, place]) => {
    const root = table();
    const before = snapshot(root);
    const [, card] = held(root) as HTMLElement[];
    if (card === undefined) throw new Error('there is no card');
    card.style.transform = place;
    fly(root, before, STAY, 1);
    at(root, 0.25);
    // The hand is 300 from above and its cards 84 high.
    expect(centre(card).y).toBeLessThan(342 - 20);
    expect(card.getBoundingClientRect().width).toBeGreaterThan(60 * 1.05);
    at(root, 0.999);
    expect(centre(card)).toEqual({ x: way === 'across' ? -270 : 630, y: 342 });
  },
);

test('a flight takes less than half a second, however many cards move', () => {
  const root = table();
  const hand = root.querySelector('[data-hand]');
  for (let n = 0; n < 40; n += 1)
    hand?.insertAdjacentHTML('beforeend', `<div class="held" data-card="${n}"></div>`);
  const before = snapshot(root);
  for (const card of held(root) as HTMLElement[]) card.style.translate = '900px 700px';
  fly(root, before, STAY, 1);
  const ends = held(root).flatMap((card) =>
    card.getAnimations().map((flight) => flight.effect?.getComputedTiming().endTime),
  );
  expect(ends).toHaveLength(43);
  expect(Math.max(...ends.map(Number))).toBeLessThan(500);
});

test('a flight that is interrupted goes on from where the card is', () => {
  const root = table();
  const [card] = held(root) as HTMLElement[];
  if (card === undefined) throw new Error('there is no card');
  const before = snapshot(root);
  card.style.transform = 'translate(400px, 20px) rotate(0deg)';
  fly(root, before, STAY, 1);
  at(root, 0.4);
  const halfway = centre(card);
  const meanwhile = snapshot(root);
  card.style.transform = 'translate(0px, 500px) rotate(0deg)';
  fly(root, meanwhile, STAY, 1);
  expect(card.getAnimations()).toHaveLength(1);
  atTheBeginning(root);
  const { x, y } = centre(card);
  expect(Math.abs(x - halfway.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - halfway.y)).toBeLessThanOrEqual(1);
});

test('the trump card is turned up with the deal, in less than half a second', () => {
  const root = table();
  root.insertAdjacentHTML(
    'beforeend',
    '<div class="talon" data-card="9H" data-turned-up data-turn="90" style="left: 40px; transform: rotate(90deg)"></div>',
  );
  deal(root, 1);
  const [turn, ...more] = root.querySelector('[data-turned-up]')?.getAnimations() ?? [];
  expect(more).toEqual([]);
  expect(turn?.effect?.getComputedTiming().endTime).toBeLessThan(500);
});

test('the trump lies there and nothing flies without motion', () => {
  const root = table();
  deal(root, 0);
  fly(root, new Map(), STAY, 0);
  expect(root.getAnimations({ subtree: true })).toEqual([]);
});
