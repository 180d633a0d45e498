/* The sound of somebody saying something: rarely enough that a lively talk doesn't ring all the time. */

import type { ChatMessage } from '../wire';

const PAUSE_MS = 4000;

export class Chime {
  #rangAt = -Infinity;

  /**
   * Returns whether to ring for messages that arrive at `now`: for others' messages, once every few
   * seconds.
   */
  rings(news: readonly ChatMessage[], { me, now }: { me: number | null; now: number }): boolean {
    const isNews = news.some(({ author }) => author.id !== me);
    if (!isNews || now - this.#rangAt < PAUSE_MS) return false;
    this.#rangAt = now;
    return true;
  }
}
