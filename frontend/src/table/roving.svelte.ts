/* Roving tabindex: a row of buttons that is one stop of the Tab key; arrows walk along it. */

import { tick } from 'svelte';

export class Roving {
  box = $state<HTMLElement>();
  current = $state(0);
  readonly #row: () => readonly unknown[];

  /** `row` is what the buttons stand for, in their order. */
  constructor(row: () => readonly unknown[]) {
    this.#row = row;
  }

  /** The index of the element that the Tab key reaches. */
  readonly stop = $derived.by(() => Math.min(this.current, Math.max(0, this.#row().length - 1)));

  readonly walk = (event: KeyboardEvent): void => {
    const last = this.#row().length - 1;
    const { stop } = this;
    const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.current = Math.max(0, Math.min(last, to));
    this.#focus(this.current);
  };

  /** If the focused element is removed, the focus moves to the one now in its place. */
  follow(): void {
    $effect.pre(() => {
      void this.#row();
      if (this.box?.contains(document.activeElement) !== true) return;
      void tick().then(() => {
        if (document.activeElement === document.body) this.#focus(this.stop);
      });
    });
  }

  #focus(place: number): void {
    this.box?.querySelectorAll('button')[place]?.focus();
  }
}
