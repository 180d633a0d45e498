/*
 * “Your turn” in the browser tab: the tab's sign while it is the player's turn and they look
 * elsewhere.
 */

let wanted = $state(false);
let hidden = $state(document.hidden);

document.addEventListener('visibilitychange', () => (hidden = document.hidden));

/** Sets whether the player is wanted at the page. */
export function setWanted(value: boolean): void {
  wanted = value;
}

/** Returns whether the tab shows the sign now. */
export function isSignalling(): boolean {
  return wanted && hidden;
}
