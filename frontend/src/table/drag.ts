/*
 * Drag and drop of a card with mouse, pen or finger (touch). A press that moves less than the
 * threshold stays a click.
 *
 * The card has the pointer from the press on: one that slides away under it, as the hand closes up,
 * still gets the release, and with it the click.
 */

import { motion } from './motion';

export interface DragHandlers {
  /** Returns whether this element may be dragged now. */
  canDrag: () => boolean;
  onstart: () => void;
  /** The value of `data-drop` under the pointer, or null; false: nothing came of it. */
  ondrop: (target: string | null) => void;
  speed: () => number;
}

const THRESHOLD = 8;

function dropUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>('[data-drop]');
    if (zone !== null) return zone.dataset['drop'] ?? null;
  }
  return null;
}

/** Makes `element` draggable, which `data-drags` says of it; returns how to stop. */
export function draggable(element: HTMLElement, handlers: DragHandlers): () => void {
  let press: { id: number; x: number; y: number } | null = null;
  let dragging = false;

  function down(event: PointerEvent) {
    if (event.button !== 0 || press !== null || !handlers.canDrag()) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (press?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!dragging) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      dragging = true;
      element.classList.add('dragging');
      handlers.onstart();
    }
    element.style.translate = `${dx}px ${dy}px`;
  }

  function end(target: string | null) {
    press = null;
    if (!dragging) return;
    dragging = false;
    element.classList.remove('dragging');
    motion()?.settle(element, handlers.speed());
    handlers.ondrop(target);
  }

  function up(event: PointerEvent) {
    if (press?.id !== event.pointerId) return;
    if (dragging) {
      // The click that follows a drag is none.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    }
    end(dropUnder(event.clientX, event.clientY));
  }

  function cancel(event: PointerEvent) {
    if (press?.id === event.pointerId) end(null);
  }

  element.dataset['drags'] = '';
  element.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  return () => {
    element.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
  };
}
