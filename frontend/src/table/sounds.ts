/* Sound effects: which sound an event makes. */

import { lastCardAfter } from '../core/lastCard';
import { Speaker, type Sound } from '../sound/sound';
import type { GameEvent, Seat, View } from '../wire';

/** The sound of one event that led to `view`; null for events that are silent at a real table. */
export function soundOf(event: GameEvent, me: Seat | null, view: View): Sound | null {
  if (lastCardAfter(event, view) !== null) return 'last';
  switch (event.type) {
    case 'cards_dealt':
      return 'deal';
    case 'cards_led':
    case 'card_thrown_in':
    case 'attack_transferred':
    case 'transfer_shown':
      return 'card';
    case 'attack_beaten':
      return 'beat';
    case 'player_out':
      return 'out';
    case 'bout_ended':
      return event.outcome === 'taken' ? 'take' : 'discard';
    case 'game_ended':
      if ((event.epaulettes ?? 0) > 0) return 'pinned';
      return event.durak !== null && event.durak === me ? 'lost' : 'won';
    case 'redeal_requested':
      return 'deal';
    case 'cheat_caught':
      return 'caught';
    case 'call_failed':
      return 'refused';
    case 'trump_swapped':
      return 'card';
    case 'trump_changed':
      return 'trump';
    default:
      return null;
  }
}

export class TableSounds {
  #speaker = new Speaker();

  /** Waits for the first gesture; returns how to stop. */
  listen(target: EventTarget): () => void {
    return this.#speaker.listen(target);
  }

  /** Plays the last sound of `events`, which led to `view`: several at once would only be noise. */
  events(events: readonly GameEvent[], me: Seat | null, view: View, volume: number): void {
    const sound = events.map((event) => soundOf(event, me, view)).findLast((one) => one !== null);
    if (sound != null) this.#speaker.play(sound, volume);
  }

  turn(volume: number): void {
    this.#speaker.play('turn', volume);
  }

  tick(volume: number): void {
    this.#speaker.play('tick', volume);
  }

  refused(volume: number): void {
    this.#speaker.play('refused', volume);
  }
}
