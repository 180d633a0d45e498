/*
 * FLIP animation: moves cards from where they were to where they are (first, last, invert, play) on
 * the Web Animations API.
 *
 * const before = snapshot(root); // before the page changes …the page changes… fly(root, before,
 * plan, speed); // after
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

const EASING = 'cubic-bezier(0.3, 0.4, 0.3, 1)';
const FLIGHT = 'card-flight';
const SHADOW = 'card-shadow';
const TURNED_UP = 'trump-turned-up';
const STAGGER = 38;
/** Together with the longest flight this is under half a second, however many cards move. */
const MAX_STAGGER = 130;
const MAX_FLIGHT = 350;

/** The steps of a flight; the browser interpolates between them. */
const STEPS = 8;
/** The height of the arc, in parts of the way and at most in pixels. */
const BOW = { part: 0.16, most: 56 };
/** The factor by which a card grows in the middle of its way, highest above the table. */
const LIFT = 0.12;
/** A landed card gives way to the table for a moment. */
const LANDING = { at: 0.9, scale: 0.975 };
const HIGH_ABOVE = '0 18px 22px 2px rgb(0 0 0 / 0.42)';
/** A shadow that moves is painted anew in each frame: only the first cards of many have one. */
const MAX_SHADOWS = 8;

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

/** Longer ways take longer, within the 180 to 350 ms that feel like a hand moving a card. */
function duration(from: Box, to: Box, speed: number): number {
  const way = Math.hypot(from.x - to.x, from.y - to.y);
  return Math.min(MAX_FLIGHT, 180 + way * 0.28) / speed;
}

/** A moment of a flight: the distance from the end, and the turn and size compared with the end. */
interface Step {
  offset: number;
  x: number;
  y: number;
  turn: number;
  scale: number;
}

/** The size of `one` in relation to `other`; places may lack a size. */
const sizeOf = (one: Box, other: Box) =>
  one.width > 0 && other.width > 0 ? one.width / other.width : 1;

/** The way of a card: up, in an arc over the table, and down with weight. */
function arc(from: Box, to: Box): Step[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const way = Math.hypot(dx, dy);
  const bow = way === 0 ? 0 : Math.min(BOW.most, way * BOW.part) / way;
  // On a way across the table the arc rises; on one up or down it leans to a side.
  const side = dx < 0 ? 1 : -1;
  const [turn, scale] = [from.turn - to.turn, sizeOf(from, to)];
  const at = (offset: number, height: number, given = 1): Step => {
    const rest = 1 - offset;
    return {
      offset,
      x: dx * rest - dy * bow * side * height,
      y: dy * rest + dx * bow * side * height,
      turn: turn * rest,
      scale: (1 + (scale - 1) * rest) * (1 + LIFT * height) * given,
    };
  };
  const steps = Array.from({ length: STEPS }, (_, n) => {
    const offset = (n / STEPS) * LANDING.at;
    return at(offset, Math.sin((n / STEPS) * Math.PI));
  });
  return [...steps, at(LANDING.at, 0, LANDING.scale), at(1, 0)];
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
    return Math.min(this.#count++ * this.#stagger, MAX_STAGGER) / this.#speed;
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
    if (this.#count <= MAX_SHADOWS) this.#shade(element, animation);
    return animation;
  }

  /** The shadow of a card widens while it is high above the table. */
  #shade(element: HTMLElement, flight: Animation): void {
    const card = element.querySelector('.card');
    const { duration, delay } = flight.effect?.getTiming() ?? {};
    card?.animate([{ boxShadow: HIGH_ABOVE, offset: 0.45 }], {
      duration: Number(duration),
      delay: delay ?? 0,
      easing: EASING,
      id: SHADOW,
    });
  }

  /** Brings a card that is on the page from where it was, unless the page gives it no room. */
  bring(stand: Stand, from: Box): void {
    if (stand.width === 0) return;
    // The element that moves the card to its place in the hand also turns and scales it; this
    // compensates for that.
    const { e, f } = new DOMMatrixReadOnly(stand.element.style.transform);
    const frames = arc(from, stand).map(({ offset, x, y, turn, scale }) => {
      const turned = new DOMMatrixReadOnly().rotate(turn).scale(scale);
      const place = turned.transformPoint({ x: e, y: f });
      return {
        offset,
        translate: `${x + e - place.x}px ${y + f - place.y}px`,
        rotate: `${turn}deg`,
        scale: String(scale),
        zIndex: 40,
      };
    });
    this.#run(stand.element, frames, from, stand);
  }

  /** Sends a copy of `stand` away to `to`, if it had room on the page. */
  send(stand: Stand, to: Box): void {
    if (stand.width === 0) return;
    const copy = copyOf(stand);
    this.#layer().append(copy);
    // The copy stays where the card was: its end is measured from its beginning.
    const size = sizeOf(to, stand);
    const frames = arc(stand, to).map(({ offset, x, y, turn, scale }) => ({
      offset,
      translate: `${to.x - stand.x + x}px ${to.y - stand.y + y}px`,
      rotate: `${to.turn - stand.turn + turn}deg`,
      scale: String(size * scale),
    }));
    const animation = this.#run(copy, frames, stand, to);
    const remove = () => copy.remove();
    animation.finished.then(remove, remove);
  }

  /** Turns up the trump card: it is lifted off the talon for all to see, and slides under it crosswise. */
  turnUp(stand: Stand, talon: Box): void {
    const [x, y] = [talon.x - stand.x, talon.y - stand.y];
    const frames = [
      {
        translate: `${x}px ${y}px`,
        rotate: `${talon.turn - stand.turn}deg`,
        scale: '0.3 1',
        zIndex: 40,
      },
      {
        translate: `${x / 3}px ${y - 10}px`,
        rotate: '-90deg',
        scale: '1.3',
        zIndex: 40,
        offset: 0.4,
      },
      {
        translate: `${stand.width / 3}px -6px`,
        rotate: '-12deg',
        scale: '1.3',
        zIndex: 40,
        offset: 0.7,
      },
      { translate: `${stand.width / 3}px 0`, rotate: '0deg', scale: '1', zIndex: 0, offset: 0.8 },
      { translate: '0 0', rotate: '0deg', scale: '1', zIndex: 0 },
    ];
    const animation = stand.element.animate(frames, {
      duration: TURNING_UP_MS / this.#speed,
      id: TURNED_UP,
    });
    track(this.#root, animation);
    this.#shade(stand.element, animation);
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
  for (const animation of element.getAnimations())
    if (animation.id === FLIGHT || animation.id === TURNED_UP) animation.cancel();
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

const TURNING_UP_MS = 480;

/** The time at which the last card of a deal starts, in milliseconds at normal speed. */
const DEAL_MS = 330;

/**
 * Turns up the trump card and deals the cards in the hands, one a player and round by round, as if
 * they came from the talon.
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
  const stands = cards.map(standOf);
  const trump = root.querySelector<HTMLElement>('[data-turned-up]');
  const turnedUp = trump === null ? null : standOf(trump);
  for (const stand of stands) flights.bring(stand, talon);
  if (turnedUp !== null) flights.turnUp(turnedUp, talon);
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
