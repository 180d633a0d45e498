/* The player's games that run, begin or wait for players, and the last finished ones. */

import { onceFree } from './onceFree';
import { Problem, Unreachable } from '../net/problem';
import { account } from '../session/account.svelte';
import { onMessage } from '../session/me.svelte';
import { getMyGames } from '../tables/api';
import type { Game } from '../wire';

const MAX_RUNNING = 20;
const MAX_FINISHED = 5;

export class OwnGames {
  running = $state.raw<Game[]>([]);
  finished = $state.raw<Game[]>([]);

  /** The newest game that can be gone on with. */
  readonly current = $derived.by(
    () => this.running.find(({ status }) => status === 'active') ?? null,
  );

  /** Loads them for as long as the component lives that uses this while it is made. */
  follow(): void {
    $effect(() => {
      if (account().kind === 'anonymous') return undefined;
      return onceFree(() => void this.#load());
    });
    $effect(() =>
      onMessage('game', ({ id, status }) => {
        const known = this.running.find((game) => game.id === id);
        if (known?.status !== status) void this.#load();
      }),
    );
  }

  async #load(): Promise<void> {
    try {
      const [open, starting, active, done] = await Promise.all([
        getMyGames('open', MAX_RUNNING),
        getMyGames('starting', MAX_RUNNING),
        getMyGames('active', MAX_RUNNING),
        getMyGames('finished', MAX_FINISHED),
      ]);
      // A match that was just made waits for seconds only. A player who has left a game is out of
      // it, even its host.
      this.running = [...starting, ...active.filter(({ you }) => you.seat !== null), ...open];
      this.finished = done;
    } catch (failure) {
      // A list that cannot be had is simply not shown: everything else on the page still works.
      if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
    }
  }
}
