import { beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../core/table';
import type { SocketMessage } from '../wire';
import { ReconnectingSocket, type SocketWorld } from './socket';

/** A connection nobody answers unless the test does. */
class Wire {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 1;
  sent: string[] = [];
  closed = false;

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.closed = true;
  }
}

let paths: string[];
let sockets: Wire[];
let timers: Map<number, { run: () => void; ms: number }>;
let states: Connection[];
let heard: SocketMessage[];
let refused: number[];
let version: number | null;
let now: number;
let hasNetwork: boolean;
let socket: ReconnectingSocket<SocketMessage>;

const newest = () => sockets.at(-1) as Wire;
const say = (message: object) => newest().onmessage?.({ data: JSON.stringify(message) });

/** Fires the only running timer, and returns its delay. */
function tick(): number {
  const [[id, timer] = []] = timers;
  if (id === undefined || timer === undefined) throw new Error('nothing is waited for');
  timers.delete(id);
  timer.run();
  return timer.ms;
}

beforeEach(() => {
  paths = [];
  sockets = [];
  timers = new Map();
  states = [];
  heard = [];
  refused = [];
  version = null;
  now = 0;
  hasNetwork = true;
  let nextTimer = 0;
  const world: SocketWorld = {
    open(path) {
      paths.push(path);
      const opened = new Wire();
      sockets.push(opened);
      return opened as unknown as WebSocket;
    },
    setTimeout(run, ms) {
      nextTimer += 1;
      timers.set(nextTimer, { run, ms });
      return nextTimer;
    },
    clearTimeout: (timer) => void timers.delete(timer),
    random: () => 0,
    now: () => now,
    hasNetwork: () => hasNetwork,
  };
  socket = new ReconnectingSocket<SocketMessage>(
    {
      path: () => `/ws/games/aB3dE6gH9k${version === null ? '' : `?since=${version}`}`,
      message: (message) => heard.push(message),
      connection: (state) => states.push(state),
      final: [4404],
      refused: (code) => refused.push(code),
    },
    world,
  );
  socket.start();
});

describe('a connection to the service', () => {
  it('opens each time at what is its path by then', () => {
    say({ t: 'view', version: 7 });
    version = 7;
    newest().onclose?.({ code: 1006 });
    tick();
    expect(paths).toEqual(['/ws/games/aB3dE6gH9k', '/ws/games/aB3dE6gH9k?since=7']);
  });

  it('is online with the first message, not before', () => {
    expect(states).toEqual([]);
    say({ t: 'events', events: [] });
    expect(states).toEqual(['online']);
  });

  it.each([
    [true, 'away'],
    [false, 'offline'],
  ])('waits longer after each failure, and says what is missing (network: %s)', (network, said) => {
    hasNetwork = network;
    const pauses = Array.from({ length: 6 }, () => {
      newest().onclose?.({ code: 1006 });
      return tick();
    });
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000]);
    expect(states.slice(0, 4)).toEqual(Array(4).fill('reconnecting'));
    expect(states.at(-1)).toBe(said);
  });

  it('starts the pauses over after a success', () => {
    newest().onclose?.({ code: 1006 });
    tick();
    say({ t: 'events', events: [] });
    newest().onclose?.({ code: 1006 });
    expect(tick()).toBe(400);
  });

  it('notices a connection that has fallen silent', () => {
    say({ t: 'events', events: [] });
    tick();
    expect(newest().sent).toEqual(['{"t":"ping"}']);
    const silent = newest();
    expect(tick()).toBeLessThanOrEqual(2_000);
    expect(states.at(-1)).toBe('reconnecting');
    expect(silent.closed).toBe(false);
    tick();
    expect(silent.closed).toBe(true);
    expect(states.at(-1)).toBe('reconnecting');
  });

  it('takes back its doubt when the answer comes late', () => {
    say({ t: 'events', events: [] });
    tick();
    tick();
    say({ t: 'pong' });
    expect(states.at(-1)).toBe('online');
    expect(sockets).toHaveLength(1);
  });

  it('says at once that the device has lost its network, and goes on trying', () => {
    say({ t: 'events', events: [] });
    socket.interrupt();
    expect(states.at(-1)).toBe('offline');
    expect(newest().closed).toBe(true);
    socket.wake();
    expect(sockets).toHaveLength(2);
    say({ t: 'events', events: [] });
    expect(states.at(-1)).toBe('online');
  });

  it('keeps a connection that answers its pings, and tells nobody of them', () => {
    say({ t: 'events', events: [] });
    tick();
    say({ t: 'pong' });
    expect(newest().closed).toBe(false);
    expect(heard.map((message) => message.t)).toEqual(['events']);
  });

  it('sends a ping every 15 seconds however much it hears meanwhile', () => {
    for (now of [0, 4_000, 8_000, 12_000]) say({ t: 'events', events: [] });
    now = 15_000;
    expect(tick()).toBe(3_000);
    expect(newest().sent).toEqual(['{"t":"ping"}']);
    now = 15_100;
    say({ t: 'pong' });
    expect(tick()).toBe(14_900);
  });

  it('gives up on a connection that never opens', () => {
    const dead = newest();
    tick();
    expect(dead.closed).toBe(true);
    tick();
    expect(sockets).toHaveLength(2);
  });

  it('stops for good when the service will not have it', () => {
    newest().onclose?.({ code: 4404 });
    expect(refused).toEqual([4404]);
    expect(timers.size).toBe(0);
    socket.wake();
    expect(sockets).toHaveLength(1);
  });

  it('tries at once when woken in a pause', () => {
    newest().onclose?.({ code: 1006 });
    socket.wake();
    expect(sockets).toHaveLength(2);
    expect(timers.size).toBe(1);
  });

  it('leaves no connection and no timer behind when stopped', () => {
    socket.stop();
    expect(newest().closed).toBe(true);
    expect(timers.size).toBe(0);
  });
});
