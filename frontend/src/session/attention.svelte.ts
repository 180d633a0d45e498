/* Calling the player back: the tab's sign while it is their turn and they look elsewhere. */

let wanted = $state(false);
let hidden = $state(document.hidden);

document.addEventListener('visibilitychange', () => (hidden = document.hidden));

/** Whether the player is to be called. */
export function setWanted(value: boolean): void {
  wanted = value;
}

/** Whether the tab shows the call now. */
export function isCalling(): boolean {
  return wanted && hidden;
}
