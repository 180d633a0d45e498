/* Does what the reader has no choice in. */

import { untrack } from 'svelte';
import { tableTexts } from './texts';
import type { Command } from '../wire';
import type { News } from './news.svelte';
import type { Seen } from './seen.svelte';

/** The time for which the reader sees an attack that they can't beat, at normal speed. */
const SEEN_MS = 900;

/** As long as somebody who has the choice might think, so that a quick answer tells nothing. */
function thinkingTime(): number {
  return 800 + Math.random() * 1600;
}

/**
 * Follows the table as long as the component lives that uses this while it is made. Each version is tried once: what is
 * refused is the reader's to do.
 */
export function followSpared(seen: Seen, news: News, send: (command: Command) => void): void {
  let tried = -1;
  $effect(() => {
    const { spared, props } = seen;
    if (spared === null || props.pending || props.version === tried) return;
    const { command, when } = spared;
    // While a bot is asked too, it may change the table, and this would come too late.
    if (when !== 'thought' && props.awaited.some((seat) => seat !== seen.me)) return;
    if (command.type === 'keep_hand') untrack(() => news.tell(tableTexts().notice.handKept));
    const wait = {
      'at once': 0,
      seen: SEEN_MS / (seen.speed || 1),
      thought: thinkingTime(),
    };
    const timer = setTimeout(() => {
      tried = props.version;
      send(command);
    }, wait[when]);
    return () => clearTimeout(timer);
  });
}
