/* Short effects where an event happens: under half a second, above the elements that take clicks. */

import { plain } from '../core/cards';
import { lastCardAfter } from '../core/lastCard';
import type { GameEvent, View } from '../wire';

const GLOW = 'moment';
const GOLD = 'rgb(240 192 90 / 0.95)';
const RED = 'rgb(214 60 60 / 0.9)';
const GREEN = 'rgb(110 214 160 / 0.95)';

/** Marks what the events that led to `view` did; `speed` 0 leaves everything still. */
export function mark(
  root: HTMLElement,
  events: readonly GameEvent[],
  view: View,
  speed: number,
): void {
  if (speed === 0) return;
  for (const event of events) {
    markOne(root, event, speed);
    const last = lastCardAfter(event, view);
    if (last !== null) markLastCard(seatOf(root, last), speed);
  }
}

function markOne(root: HTMLElement, event: GameEvent, speed: number): void {
  switch (event.type) {
    case 'attack_beaten': {
      const card = root.querySelector<HTMLElement>(`[data-card="${plain(event.card)}"]`);
      card?.animate(
        [
          { filter: 'brightness(1)', offset: 0.5 },
          { filter: 'brightness(1.3) drop-shadow(0 0 10px #fff3)', offset: 0.7 },
          { filter: 'brightness(1)' },
        ],
        { duration: 460 / speed, id: GLOW },
      );
      return;
    }
    case 'take_declared':
      shiver(seatOf(root, event.seat), speed);
      return;
    case 'player_out':
      ring(seatOf(root, event.seat), event.place === 1 ? GOLD : GREEN, speed);
      return;
    case 'game_ended':
      if (event.durak !== null) ring(seatOf(root, event.durak), RED, speed);
      return;
    default:
  }
}

const seatOf = (root: HTMLElement, seat: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-seat="${seat}"]`);

/** A ring of light that widens and goes. */
function ring(element: HTMLElement | null, colour: string, speed: number): void {
  element?.animate(
    [
      { boxShadow: `0 0 0 0 ${colour}` },
      { boxShadow: `0 0 0 9px ${colour}`, offset: 0.35 },
      { boxShadow: '0 0 0 26px transparent' },
    ],
    { duration: 490 / speed, easing: 'ease-out', id: GLOW },
  );
}

/** The count of a player who is down to one card leaps, in a ring of light. */
function markLastCard(seat: HTMLElement | null, speed: number): void {
  ring(seat, GOLD, speed);
  seat
    ?.querySelector('[data-count]')
    ?.animate([{ scale: '1' }, { scale: '1.7', offset: 0.3 }, { scale: '1' }], {
      duration: 440 / speed,
      easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.15)',
      id: GLOW,
    });
}

/** Shakes the seat of a player who takes. */
function shiver(element: HTMLElement | null, speed: number): void {
  element?.animate(
    [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 300 / speed, id: GLOW },
  );
}
