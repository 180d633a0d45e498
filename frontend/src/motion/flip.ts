/*
 * Moves cards from where they were to where they are (first, last, invert, play) on the Web
 * Animations API.
 *
 *   const before = snapshot(root);     // before the page changes
 *   …the page changes…
 *   fly(root, before, plan, speed);    // after
 *
 * A card is an element with `data-card`, a place one with `data-anchor`, a hand one with
 * `data-hand` whose cards have `data-dealt`; they are measured as drawn on the screen, even in
 * flight, so that a flight can turn round halfway. Flights take no clicks away: moving cards are
 * the real elements, and copies of cards that are gone are inert.
 */

import type { FlightPlan, Place } from './plan';

interface Box {
  /** Centre, in pixels of the viewport. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees the element is turned by at rest. */
  turn: number;
}

interface Stand extends Box {
  element: HTMLElement;
}

export type Snapshot = Map<string, Stand>;

const EASING = 'cubic-bezier(0.22, 0.75, 0.25, 1)';
const FLIGHT = 'card-flight';
const STAGGER = 38;
const MOST_STAGGER = 420;

function standOf(element: HTMLElement): Stand {
  const box = element.getBoundingClientRect();
  const scale =
    element.getAnimations().length > 0 ? Number.parseFloat(getComputedStyle(element).scale) : 1;
  const size = Number.isFinite(scale) ? scale : 1;
  return {
    element,
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth * size,
    height: element.offsetHeight * size,
    turn: Number(element.dataset['turn'] ?? 0),
  };
}

function cards(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')];
}

/** The current place of every card, by card. */
export function snapshot(root: HTMLElement): Snapshot {
  return new Map(cards(root).map((element) => [element.dataset['card'] ?? '', standOf(element)]));
}

function anchor(root: HTMLElement, place: Place | undefined): Stand | null {
  if (place === undefined) return null;
  const element = root.querySelector<HTMLElement>(`[data-anchor="${place}"]`);
  return element === null ? null : standOf(element);
}

/** Longer ways take longer, within the 180 to 380 ms that feel like a hand moving a card. */
function duration(from: Box, to: Box, speed: number): number {
  const way = Math.hypot(from.x - to.x, from.y - to.y);
  return Math.min(380, 180 + way * 0.3) / speed;
}

class Flights {
  #root: HTMLElement;
  #speed: number;
  /** The pause from one flight to the next. */
  #stagger: number;
  #count = 0;

  constructor(root: HTMLElement, speed: number, stagger = STAGGER) {
    this.#root = root;
    this.#speed = speed;
    this.#stagger = stagger;
  }

  /** The pause before the next flight of this change. */
  #delay(): number {
    return Math.min(this.#count++ * this.#stagger, MOST_STAGGER) / this.#speed;
  }

  #run(element: HTMLElement, frames: Keyframe[], from: Box, to: Box): Animation {
    const animation = element.animate(frames, {
      duration: duration(from, to, this.#speed),
      delay: this.#delay(),
      easing: EASING,
      fill: 'backwards',
      id: FLIGHT,
    });
    track(this.#root, animation);
    return animation;
  }

  /** Brings a card that is on the page from where it was, unless the page gives it no room. */
  bring(stand: Stand, from: Box): void {
    if (stand.width === 0) return;
    const turn = from.turn - stand.turn;
    const scale = from.width / stand.width || 1;
    // The element that moves the card to its place in the hand also turns and scales it; this
    // compensates for that.
    const place = new DOMMatrixReadOnly(stand.element.style.transform);
    const turned = new DOMMatrixReadOnly().rotate(turn).scale(scale).transformPoint({
      x: place.e,
      y: place.f,
    });
    const frames = [
      {
        translate: `${from.x - stand.x + place.e - turned.x}px ${from.y - stand.y + place.f - turned.y}px`,
        rotate: `${turn}deg`,
        scale: String(scale),
        zIndex: 40,
      },
      { translate: '0 0', rotate: '0deg', scale: '1', zIndex: 40 },
    ];
    this.#run(stand.element, frames, from, stand);
  }

  /** Sends a copy of `stand` away to `to`, if it had room on the page. */
  send(stand: Stand, to: Box): void {
    if (stand.width === 0) return;
    const copy = copyOf(stand);
    this.#layer().append(copy);
    const end = {
      translate: `${to.x - stand.x}px ${to.y - stand.y}px`,
      rotate: `${to.turn - stand.turn}deg`,
      scale: String(to.width / stand.width || 1),
    };
    const frames = [{ translate: '0 0', rotate: '0deg', scale: '1' }, end];
    const animation = this.#run(copy, frames, stand, to);
    const remove = () => copy.remove();
    animation.finished.then(remove, remove);
  }

  #layer(): HTMLElement {
    const layer = this.#root.querySelector<HTMLElement>('[data-flights]');
    if (layer === null) throw new Error('the table has no [data-flights] layer');
    return layer;
  }
}

/** A picture of a card, fixed where the card stood. */
function copyOf(stand: Stand): HTMLElement {
  const copy = document.createElement('div');
  const face = stand.element.querySelector('[data-face]') ?? stand.element;
  copy.append(face.cloneNode(true));
  copy.inert = true;
  copy.className = 'flying';
  copy.style.left = `${stand.x - stand.width / 2}px`;
  copy.style.top = `${stand.y - stand.height / 2}px`;
  copy.style.width = `${stand.width}px`;
  copy.style.height = `${stand.height}px`;
  copy.style.transform = `rotate(${stand.turn}deg)`;
  return copy;
}

/** Keeps `data-animating` on the table while anything moves. */
function track(root: HTMLElement, animation: Animation): void {
  const moving = Number(root.dataset['animating'] ?? 0) + 1;
  root.dataset['animating'] = String(moving);
  const ended = () => {
    const left = Number(root.dataset['animating'] ?? 1) - 1;
    if (left > 0) root.dataset['animating'] = String(left);
    else delete root.dataset['animating'];
  };
  animation.finished.then(ended, ended);
}

function landed(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (animation.id === FLIGHT) animation.cancel();
}

/** Cards that hardly moved, such as those closing up by a pixel, stay still. */
function moved(a: Box, b: Box): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > 1.5 || Math.abs(a.width - b.width) > 1.5;
}

/** Starts the flights from `before` to the page as it is; `speed` 1 is normal, 0 leaves everything still. */
export function fly(root: HTMLElement, before: Snapshot, plan: FlightPlan, speed: number): void {
  const elements = cards(root);
  elements.forEach(landed);
  if (speed === 0) return;
  const flights = new Flights(root, speed);
  // Measures everything before anything moves: each measurement after a change would force a new
  // layout.
  const after = snapshot(root);
  const gone = [...before].flatMap(([card, from]) => {
    const target = after.has(card) ? null : anchor(root, plan.to.get(card));
    return target === null ? [] : [{ from, target }];
  });
  const come = [...after].flatMap(([card, stand]) => {
    const from = before.get(card) ?? anchor(root, plan.from.get(card));
    return from !== null && moved(from, stand) ? [{ stand, from }] : [];
  });
  const back = root.querySelector<HTMLElement>('[data-back]');
  const backs = plan.backs.flatMap(({ from, to, count }) => {
    const [start, end] = [anchor(root, from), anchor(root, to)];
    if (start === null || end === null || back === null) return [];
    return Array.from({ length: count }, () => ({ start: { ...start, element: back }, end }));
  });
  for (const { from, target } of gone) flights.send(from, target);
  for (const { stand, from } of come) flights.bring(stand, from);
  for (const { start, end } of backs) flights.send(start, end);
}

/** The time at which the last card of a deal starts, in milliseconds at normal speed. */
const DEAL_MS = 330;

/**
 * Deals the cards in the hands, one a player and round by round, as if they came from the talon.
 */
export function deal(root: HTMLElement, speed: number): void {
  const talon = anchor(root, 'talon');
  if (talon === null || speed === 0) return;
  const hands = [...root.querySelectorAll<HTMLElement>('[data-hand]')].map((hand) => [
    ...hand.querySelectorAll<HTMLElement>('[data-dealt]'),
  ]);
  const most = Math.max(0, ...hands.map((hand) => hand.length));
  const rounds = Array.from({ length: most }, (_, round) =>
    hands.flatMap((hand) => hand[round] ?? []),
  );
  const cards = rounds.flat();
  const flights = new Flights(root, speed, Math.min(STAGGER, DEAL_MS / cards.length));
  // Measures all of them before the first one moves: each measurement after a change would force a
  // new layout.
  for (const stand of cards.map(standOf)) flights.bring(stand, talon);
}

/** Lets a card that was dragged go home from where it was let go. */
export function settle(element: HTMLElement, speed: number): void {
  const from = element.style.translate;
  element.style.translate = '';
  if (speed === 0 || from === '') return;
  element.animate([{ translate: from }, { translate: '0 0' }], {
    duration: 220 / speed,
    easing: EASING,
    id: FLIGHT,
  });
}

/** A short shake of the head: this card can't go there. */
export function shake(element: HTMLElement, speed: number): void {
  if (speed === 0) return;
  element.animate(
    [0, -7, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 320 / speed },
  );
}
