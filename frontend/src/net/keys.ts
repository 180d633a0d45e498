/*
 * Idempotency keys: a random name for one request, so that it can be sent again safely: 32
 * hexadecimal digits.
 */

/**
 * A random name for one request, so that it can be sent again safely: 32 hexadecimal digits.
 * `crypto.randomUUID` is missing where the page is served over plain HTTP on a local network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
