/* Does what the reader has no choice in; comes when the table is there. */

import { untrack } from 'svelte';
import type { Command } from '../wire';
import type { News } from './news.svelte';
import type { Seen } from './seen.svelte';
import { laterTexts } from './texts/later';

/** The time for which the reader sees an attack that they can't beat, at normal speed. */
const SEEN_MS = 900;

/** As long as somebody who has the choice might think, so that a quick answer tells nothing. */
function thinkingTime(): number {
  return 800 + Math.random() * 1600;
}

/** Sends the automatic moves. Each version is tried once: what is refused is the reader's to do. */
export class Sparing {
  readonly #seen: Seen;
  readonly #news: News;
  readonly #send: (command: Command) => void;
  #tried = -1;

  constructor(seen: Seen, news: News, send: (command: Command) => void) {
    this.#seen = seen;
    this.#news = news;
    this.#send = send;
  }

  /** Prepares the move of the table as it stands, for use in an effect; returns how to call it off. */
  prepare(): (() => void) | undefined {
    const { spared, props, me } = this.#seen;
    if (spared === null || props.pending || props.version === this.#tried) return;
    const { command, when } = spared;
    // While a bot is asked too, it may change the table, and this would come too late.
    if (when !== 'thought' && props.awaited.some((seat) => seat !== me)) return;
    if (command.type === 'keep_hand') untrack(() => this.#news.tell(laterTexts().handKept));
    const wait = {
      'at once': 0,
      seen: SEEN_MS / (this.#seen.speed || 1),
      thought: thinkingTime(),
    };
    const timer = setTimeout(() => {
      this.#tried = props.version;
      this.#send(command);
    }, wait[when]);
    return () => clearTimeout(timer);
  }
}
