/* The running clocks of a game, converted to this device's clock. */

import type { Timing } from '../core/clock';
import type { Times } from '../wire';
import { ServerClock } from './serverClock';

/** So many pings in a row before one every now and then. */
const EXCHANGES_AT_FIRST = 3;

export class TimeKeeper {
  /** Null where nobody waits for anybody. */
  timing = $state.raw<Timing | null>(null);

  readonly #clock = new ServerClock();
  readonly #ping: () => void;

  constructor(ping: () => void) {
    this.#ping = ping;
  }

  /** Any message of the service, dated by its clock. */
  heard(serverTime: number): void {
    this.#clock.heard(serverTime, Date.now());
  }

  /** The answer to a ping. */
  answered(serverTime: number, sentAt: number): void {
    this.#clock.answered(sentAt, serverTime, Date.now());
    if (this.timing === null) return;
    this.timing = { ...this.timing, offset: this.#clock.offset };
    this.#measure();
  }

  /**
   * Takes over running times unless newer ones are known, and synchronises their times with this
   * device.
   */
  keep(times: Times | null = null): void {
    if (times !== null && times.server_time < (this.timing?.times.server_time ?? 0)) return;
    const isNew = this.timing === null;
    this.timing = times && { times, offset: this.#clock.offset };
    if (isNew && times !== null) this.#measure();
  }

  #measure(): void {
    if (this.#clock.certainty < EXCHANGES_AT_FIRST) this.#ping();
  }
}
