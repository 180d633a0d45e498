/*
 * Chunked rendering (long tasks): the parts of a table are created one after the other, each in a
 * separate task: a phone that creates them all at once can't respond meanwhile. Each part is in its
 * final place at once, because the part that takes the remaining room comes last.
 */

/** The step at which each part is created. */
export const OPPONENTS = 1;
export const HAND = 2;
export const BAR = 3;
export const CENTRE = 4;

export class Making {
  /** The number of parts to show. */
  made = $state(0);

  /** Makes part after part from when the table `isMeasured`, as long as the component lives that uses this. */
  follow(isMeasured: () => boolean): void {
    $effect(() => {
      if (!isMeasured() || this.made === CENTRE) return;
      const turn = setTimeout(() => (this.made += 1));
      return () => clearTimeout(turn);
    });
  }
}
