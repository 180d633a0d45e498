/* The key for which a browser's push subscription was made. */

/** Returns whether these are the bytes of a key in base64url. */
export function isFor(made: ArrayBuffer | null, key: string): boolean {
  if (made === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
