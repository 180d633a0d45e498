/* The key of a keydown event, for the table's shortcuts in keyboard.ts. */

const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * The key, upper case if it is a letter; null when the reader is typing, has a dialog open or holds a modifier. Letters
 * go by their place on the keyboard where the layout has no Latin ones.
 */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  const target = event.target;
  if (target instanceof Element && target.closest(`${TYPING}, dialog[open]`) !== null) return null;
  if (/^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
  if (event.key.length === 1 && /^Key[A-Z]$/.test(event.code)) return event.code.slice(3);
  return event.key;
}
