import { beforeEach, expect, test, vi } from 'vitest';
import { schedule, SCORES, type Sound } from './sound';

const NAMES = Object.keys(SCORES) as Sound[];
const RATE = 44_100;
/** A level below it is inaudible: a thousandth of a loudspeaker's maximum. */
const SILENCE = 0.001;
/** The fingerprint of a sound: its strength at these pitches (in hertz) in each of its 50 ms. */
const PITCHES = Array.from({ length: 22 }, (_, n) => Math.round(130 * 2 ** (n / 4)));
const SLICE = RATE / 20;

// The noise of cards is drawn at random; here always the same.
beforeEach(() => {
  let state = 1;
  vi.spyOn(Math, 'random').mockImplementation(
    () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647,
  );
});

async function rendered(name: Sound, volume = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  schedule(context, SCORES[name], volume);
  return (await context.startRendering()).getChannelData(0);
}

const peak = (samples: Float32Array) =>
  samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);

/** Loudness of the loudest eighth of a second on a phone, whose loudspeaker plays no low tones, in decibels. */
async function loudness(name: Sound): Promise<number> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  const buffer = context.createBuffer(1, RATE, RATE);
  buffer.getChannelData(0).set(await rendered(name));
  const source = new AudioBufferSourceNode(context, { buffer });
  const loudspeaker = new BiquadFilterNode(context, { type: 'highpass', frequency: 400 });
  source.connect(loudspeaker).connect(context.destination);
  source.start();
  const samples = (await context.startRendering()).getChannelData(0);
  const eighth = RATE / 8;
  const powers = Array.from({ length: 70 }, (_, n) => {
    const part = samples.slice(n * 441, n * 441 + eighth);
    return part.reduce((sum, sample) => sum + sample ** 2, 0) / eighth;
  });
  return 10 * Math.log10(Math.max(...powers));
}

/** The strength of `samples` at that pitch. */
function strength(samples: Float32Array, hertz: number): number {
  let [sine, cosine] = [0, 0];
  samples.forEach((sample, n) => {
    const angle = (2 * Math.PI * hertz * n) / RATE;
    sine += sample * Math.sin(angle);
    cosine += sample * Math.cos(angle);
  });
  return Math.hypot(sine, cosine);
}

/** The sound as one sees it in a spectrogram, of length 1 whatever its volume. */
function picture(samples: Float32Array): number[] {
  const slices = Array.from({ length: 10 }, (_, n) => samples.slice(n * SLICE, (n + 1) * SLICE));
  const cells = slices.flatMap((slice) => PITCHES.map((hertz) => strength(slice, hertz)));
  const length = Math.hypot(...cells);
  return cells.map((cell) => cell / length);
}

test.each(NAMES)('%s is heard, not clipped, and over in half a second', async (name) => {
  const samples = await rendered(name);
  expect(peak(samples)).toBeGreaterThan(0.03);
  expect(peak(samples)).toBeLessThan(1);
  expect(peak(samples.slice(RATE / 2))).toBeLessThan(SILENCE);
});

test.each(NAMES)('%s begins and ends without a click', async (name) => {
  const samples = await rendered(name);
  expect(Math.abs(samples[0] ?? 1)).toBe(0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= SILENCE);
  // A drop from full strength in one step would sound like a crack.
  expect(Math.abs(samples[last] ?? 1)).toBeLessThan(2 * SILENCE);
});

const SIGNALS = ['out', 'last', 'refused', 'caught', 'trump', 'won', 'lost'] as const;
const CARDS = ['card', 'beat', 'take', 'discard', 'deal'] as const;

test.each(SIGNALS)(
  '%s is about as loud as the signal of the turn, on a phone too',
  async (name) => {
    expect(Math.abs((await loudness(name)) - (await loudness('turn')))).toBeLessThan(4);
  },
);

test.each(CARDS)('%s is softer than the signal of the turn, and still heard', async (name) => {
  const softer = (await loudness('turn')) - (await loudness(name));
  expect(softer).toBeGreaterThan(4);
  expect(softer).toBeLessThan(12);
});

test('no two sounds are alike', async () => {
  const pictures = await Promise.all(NAMES.map(async (name) => picture(await rendered(name))));
  const alike = NAMES.flatMap((one, n) =>
    NAMES.slice(n + 1).flatMap((other, k) => {
      const same =
        pictures[n]?.reduce((sum, cell, at) => sum + cell * (pictures[n + 1 + k]?.[at] ?? 0), 0) ??
        1;
      return same < 0.9 ? [] : [`${one} and ${other}: ${same.toFixed(2)}`];
    }),
  );
  expect(alike).toEqual([]);
});

test('a lower volume is softer', async () => {
  expect(peak(await rendered('turn', 0.2))).toBeLessThan(peak(await rendered('turn')));
});
