/*
 * Loading priorities (critical path): the parts that a reader sees and uses first load before
 * everything else: on a slow line each further file would delay it.
 */

let waits = 0;
let waiting: (() => void)[] = [];

/** Keeps later parts waiting until the returned function is called; calling it again does nothing. */
export function loadFirst(): () => void {
  let isLoading = true;
  waits += 1;
  return () => {
    if (!isLoading) return;
    isLoading = false;
    waits -= 1;
    if (waits > 0) return;
    const ready = waiting;
    waiting = [];
    for (const goOn of ready) goOn();
  };
}

/** Waits until nothing that loads first is on its way. */
export async function afterFirst(): Promise<void> {
  while (waits > 0) await new Promise<void>((goOn) => waiting.push(goOn));
}
