import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Timing } from '../core/clock';
import { useLanguage } from '../i18n/index.svelte';
import type { SeatTime } from '../wire';
import SeatClock from './SeatClock.svelte';

/** The server's clock when the message came; the device's is a day behind. */
const SERVER = 1_800_000_000_000;
const DEVICE = SERVER - 86_400_000;

function timing(change: Partial<SeatTime>): Timing {
  const rest = {
    seat: 1,
    asked_at: null,
    due: null,
    closes: null,
    bank: null,
    timeouts: 0,
    claimable: false,
  };
  return {
    times: { server_time: SERVER, seats: [{ ...rest, ...change }] },
    offset: SERVER - DEVICE,
  };
}

const ASKED = timing({ asked_at: SERVER, due: SERVER + 12_000 });

const clock = () => document.querySelector<HTMLElement>('[data-clock="1"]');
const warning = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(async () => {
  await useLanguage('en');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: DEVICE });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the own time ticks down and its running short is said', async () => {
  await render(SeatClock, { timing: ASKED, seat: 1, own: true });
  expect(clock()?.textContent).toBe('0:12');
  expect(clock()?.getAttribute('aria-label')).toBe('Your time');
  expect(warning()).toBe('');
  vi.advanceTimersByTime(2000);
  await expect.poll(() => clock()?.textContent).toBe('10.0');
  expect(clock()?.classList.contains('short')).toBe(true);
  expect(warning()).toBe('10 seconds left');
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => clock()?.textContent).toBe('0.0');
});

test('another person’s time is shown, not said', async () => {
  await render(SeatClock, { timing: ASKED, seat: 1, own: false });
  vi.advanceTimersByTime(4000);
  await expect.poll(() => clock()?.textContent).toBe('8.0');
  expect(warning()).toBeUndefined();
});

test('tenths are written as the reader’s language writes them', async () => {
  await useLanguage('de');
  await render(SeatClock, { timing: ASKED, seat: 1, own: false });
  vi.advanceTimersByTime(4700);
  await expect.poll(() => clock()?.textContent).toBe('7,3');
});

test('a clock that stops keeps its room', async () => {
  const screen = await render(SeatClock, { timing: ASKED, seat: 1, own: false });
  const box = () => clock()?.getBoundingClientRect();
  const [width, height] = [box()?.width, box()?.height];
  await screen.rerender({ timing: timing({}), seat: 1, own: false });
  expect(clock()?.textContent.trim()).toBe('');
  expect([box()?.width, box()?.height]).toEqual([width, height]);
});

test('a bank at rest stands still, and a bot has no clock', async () => {
  const banked = timing({ bank: 125_000 });
  const screen = await render(SeatClock, { timing: banked, seat: 1, own: false });
  vi.advanceTimersByTime(9000);
  expect(clock()?.textContent).toBe('2:05');
  await screen.rerender({ timing: banked, seat: 2, own: false });
  expect(document.querySelector('[data-clock]')).toBeNull();
});
