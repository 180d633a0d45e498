/* The pattern of the usual card back, in a box of 224 by 324. Nothing reaches out of the box. */

export const BACK_WIDTH = 224;
export const BACK_HEIGHT = 324;

/** Diagonals of both directions, `gap` apart, each cut off at the box: one path for the whole weave. */
function weave(gap: number): string {
  const lines: string[] = [];
  for (let start = gap - BACK_HEIGHT; start < BACK_WIDTH; start += gap) {
    const left = Math.max(0, start);
    const right = Math.min(BACK_WIDTH, start + BACK_HEIGHT);
    lines.push(`M${left} ${left - start}L${right} ${right - start}`);
    lines.push(`M${left} ${BACK_HEIGHT - left + start}L${right} ${BACK_HEIGHT - right + start}`);
  }
  return lines.join('');
}

export const WEAVE = weave(27);
