import { describe, expect, it } from 'vitest';
import { isFor } from './keys';

describe('a subscription', () => {
  // 0xfb 0xef 0xff is "++//" in base64, and has other letters in addresses.
  const made = (bytes: number[] | null) => (bytes === null ? null : new Uint8Array(bytes).buffer);

  it('is for the key of which it has the bytes', () => {
    expect(isFor(made([0xfb, 0xef, 0xff]), '--__')).toBe(true);
    expect(isFor(made([0xfb, 0xef, 0xff]), '++//')).toBe(false);
    expect(isFor(made([4]), 'BA')).toBe(true);
  });

  it('without a key is for none', () => {
    expect(isFor(made(null), 'BA')).toBe(false);
  });
});
