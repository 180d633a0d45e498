/*
 * The parts of a table are made one after the other, each in a task of its own: a phone that makes them all at once
 * answers nobody meanwhile. Each stands at once where it stays, since the one that takes what room is left comes last.
 */

/** When it is whose turn. */
export const OPPONENTS = 1;
export const HAND = 2;
export const BAR = 3;
export const CENTRE = 4;

export class Making {
  /** How many of the parts are to be there. */
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
