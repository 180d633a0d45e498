import { expect, test } from 'vitest';
import { schedule, SCORES, type Sound } from './sound';

const NAMES = Object.keys(SCORES) as Sound[];

async function peak(name: Sound, volume: number): Promise<number> {
  const context = new OfflineAudioContext(1, 44_100, 44_100);
  schedule(context, SCORES[name], volume);
  const rendered = await context.startRendering();
  return rendered.getChannelData(0).reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
}

test.each(NAMES)('%s is heard and not clipped', async (name) => {
  const high = await peak(name, 1);
  expect(high).toBeGreaterThan(0.03);
  expect(high).toBeLessThan(1);
});

test('a lower volume is softer', async () => {
  expect(await peak('turn', 0.2)).toBeLessThan(await peak('turn', 1));
});
