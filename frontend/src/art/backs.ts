/* The patterns of the card backs, in a box of 224 by 324. Nothing reaches out of the box. */

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

/** Narrow rays round the middle, as long as the box is wide. */
function rays(count: number): string {
  const [x, y, length, half] = [BACK_WIDTH / 2, BACK_HEIGHT / 2, 104, Math.PI / count / 2];
  const at = (angle: number) =>
    `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`;
  }).join('');
}

export const WEAVE = weave(27);
export const RAYS = rays(24);
