/*
 * Clock skew: how far the server's clock is ahead of the device's, in milliseconds. A ping and its
 * answer tell it best: the answer was given somewhere between the two, so the quickest of several
 * is the surest. Until there is one, the message that came least late has to do.
 */

/** The number of exchanges kept. */
const KEPT = 8;
/** More than the drift of clocks and the delay of timers in between, in milliseconds. */
const TOLERANCE = 200;

interface Exchange {
  offset: number;
  roundTrip: number;
}

export class ServerClock {
  #exchanges: Exchange[] = [];
  /** The lower bound from messages that were only received. */
  #least = -Infinity;

  /** The server clock's lead over this device; 0 before the first message. */
  get offset(): number {
    const best = this.#best;
    if (best !== null) return best.offset;
    return this.#least === -Infinity ? 0 : this.#least;
  }

  /** The number of exchanges behind the estimate. */
  get certainty(): number {
    return this.#exchanges.length;
  }

  /** A message that the server dated `serverTime`, and that came when the device's clock said `at`. */
  heard(serverTime: number, at: number): void {
    const least = serverTime - at;
    const best = this.#best;
    // It can't have come before it was sent: the device's clock was set back.
    if (best !== null && least > best.offset + best.roundTrip / 2 + TOLERANCE) {
      this.#exchanges = [];
      this.#least = least;
    }
    this.#least = Math.max(this.#least, least);
  }

  /** The answer to a ping that left when the device's clock said `sentAt`. */
  answered(sentAt: number, serverTime: number, at: number): void {
    const roundTrip = at - sentAt;
    if (roundTrip < 0) return;
    const exchange = { offset: serverTime - (sentAt + at) / 2, roundTrip };
    const best = this.#best;
    const apart = best === null ? 0 : Math.abs(exchange.offset - best.offset);
    const possible = best === null ? 0 : (best.roundTrip + roundTrip) / 2 + TOLERANCE;
    // Both can't be true of one clock: the device's was set, or slept.
    if (apart > possible) this.#exchanges = [];
    this.#exchanges = [...this.#exchanges, exchange].slice(-KEPT);
  }

  get #best(): Exchange | null {
    const [first, ...others] = this.#exchanges;
    if (first === undefined) return null;
    return others.reduce((best, one) => (one.roundTrip < best.roundTrip ? one : best), first);
  }
}
