/*
 * Waiting for others to play with, wherever the player is on the site: says that they are there, hears that they are
 * paired, answers for them and brings them to the table. The service keeps who waits; this only follows it.
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

/** What the player waits for; null when they don't. */
export const currentSeek = (): MySeek | null => seek;

/** Whether a game was found and somebody didn't come to it. */
export const wasLetDown = (): boolean => isLetDown;

/** How many seconds have gone by since the player began to wait, when the device's clock says `now`. */
export const secondsWaited = (now: number): number =>
  Math.max(0, Math.floor((now - beganAt) / 1000));

/** Begins to wait, or changes for what. Throws Problem or Unreachable. */
export async function beginSeeking(pools: PoolName[], rated: boolean): Promise<void> {
  await ensurePlayer();
  // Before the answer: who leaves the page until it comes waits all the same, and is told so on the next.
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

/** Goes on waiting after the page was loaded anew. */
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
    // What can't be reached, or refuses just now, is asked again.
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
    if (isAt(answered)) navigate('/');
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
