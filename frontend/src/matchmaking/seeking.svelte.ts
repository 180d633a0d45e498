/*
 * Quick match (matchmaking) on every page of the site: sends the heartbeat, receives the match,
 * accepts it and opens the table. The service keeps who waits; this only follows it.
 */

import { flushSync, mount } from 'svelte';
import { matchmakingTexts } from './texts';
import { Problem, Unreachable } from '../net/problem';
import { currentRoute, navigate } from '../routing/router.svelte';
import { gamePath } from '../routing/routes';
import { ensurePlayer } from '../session/account.svelte';
import { onMessage } from '../session/me.svelte';
import { settings } from '../session/settings.svelte';
import { kept } from '../session/storage';
import { Speaker } from '../sound/sound';
import { Announcer } from '../ui/announcer.svelte';
import { answerMatch } from './answer';
import { keepSeeking, seekGame, stopSeeking, type MySeek, type PoolName } from './api';
import { SEEKING_KEY } from './flag';
import SeekBar from './SeekBar.svelte';

const BEAT_MS = 3000;

let seek = $state.raw<MySeek | null>(null);
let beganAt = $state(0);
let isLetDown = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
let isBarThere = false;
let answered: string | null = null;

const speaker = new Speaker();
onMessage('match', () => void beat());

export const announcer = new Announcer();

/** The wish of the waiting player; null when they do not wait. */
export const currentSeek = (): MySeek | null => seek;

/** Returns whether a game was found but somebody didn't come. */
export const wasLetDown = (): boolean => isLetDown;

/** The seconds since the player began to wait, at the time `now` of the device's clock. */
export const secondsWaited = (now: number): number =>
  Math.max(0, Math.floor((now - beganAt) / 1000));

/** Begins to wait, or changes for what. Throws Problem or Unreachable. */
export async function beginSeeking(pools: PoolName[], rated: boolean): Promise<void> {
  await ensurePlayer();
  // Before the answer: a player who leaves the page meanwhile still waits, and the next page shows it.
  kept.set(SEEKING_KEY, '1');
  const found = await seekGame(pools, rated).catch((failure: unknown) => {
    if (failure instanceof Problem && seek === null) kept.remove(SEEKING_KEY);
    throw failure;
  });
  showBar();
  take(found);
  again();
}

/** Waits no more. Throws Problem or Unreachable. */
export async function cancelSeeking(): Promise<void> {
  await stopSeeking();
  end();
}

/** Has a sound ready for the game that is found, from the first gesture on `target` on. */
export function readySound(target: EventTarget): void {
  speaker.listen(target);
}

/** Goes on waiting after a reload of the page. */
export async function resumeSeeking(): Promise<void> {
  readySound(document);
  showBar();
  await beat();
}

async function beat(): Promise<void> {
  if (kept.get(SEEKING_KEY) === null) return;
  try {
    take(await keepSeeking());
    await follow();
  } catch (failure) {
    if (failure instanceof Problem && failure.body.status === 401) end();
    // A request that fails or is refused for the moment is sent again.
    else if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
  }
  again();
}

function again(): void {
  clearTimeout(timer);
  if (seek !== null) timer = setTimeout(() => void beat(), BEAT_MS);
}

function take(found: MySeek): void {
  const isOff = seek?.status === 'paired' && found.status === 'waiting';
  if (found.status === 'none') {
    end();
    return;
  }
  if (seek === null) beganAt = Date.now() - (found.waited ?? 0) * 1000;
  seek = found;
  if (isOff) {
    isLetDown = true;
    announcer.say(matchmakingTexts().letDown);
    if (isAt(answered)) navigate('/lobby');
    answered = null;
  }
}

/** Paired: answers, and goes to the table. */
async function follow(): Promise<void> {
  const game = seek?.status === 'paired' ? seek.game : null;
  if (game == null || game === answered) return;
  await answerMatch(game);
  answered = game;
  if (settings.sound) speaker.play('turn', settings.volume);
  announcer.say(matchmakingTexts().found, 'assertive');
  if (!isAt(game)) navigate(gamePath(game));
}

function isAt(game: string | null): boolean {
  const route = currentRoute();
  return route.page === 'game' && route.id === game;
}

function end(): void {
  clearTimeout(timer);
  kept.remove(SEEKING_KEY);
  seek = null;
  isLetDown = false;
  answered = null;
}

function showBar(): void {
  if (isBarThere) return;
  isBarThere = true;
  const props = { announcer, currentSeek, secondsWaited, cancelSeeking };
  mount(SeekBar, { target: document.body, props });
  flushSync();
}
