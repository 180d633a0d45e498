/* Requests that a game's table does not wait for. */

import { afterFirst } from '../loading/first';

/** Runs `begin` once nothing that loads first is on its way; not if the returned function is called before. */
export function onceFree(begin: () => void): () => void {
  let isWanted = true;
  void afterFirst().then(() => {
    if (isWanted) begin();
  });
  return () => {
    isWanted = false;
  };
}
