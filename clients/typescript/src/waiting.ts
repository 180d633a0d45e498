/* Waits that end when the caller aborts. */

/** Waits so many milliseconds. Throws the signal's reason if it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the caller's own
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}

/**
 * A signal for one connection: it aborts with the caller's signal, and when a limit that runs is not stopped in time.
 * (`AbortSignal.any` and `AbortSignal.timeout` can't be stopped, and older browsers lack them.)
 */
export class Watch {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly abort = () => {
    this.controller.abort(this.outer?.reason);
  };

  constructor(private readonly outer: AbortSignal | undefined) {
    if (outer?.aborted) this.abort();
    else outer?.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Aborts after so many milliseconds, unless `stop` or `start` is called before. */
  start(milliseconds: number): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.controller.abort(new Error(`no data for ${milliseconds} ms`));
    }, milliseconds);
  }

  /** Stops the limit that runs. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** Closes the connection if it is still open. */
  close(): void {
    this.stop();
    this.outer?.removeEventListener('abort', this.abort);
    this.controller.abort();
  }
}

/** Waits until the signal is aborted, or so many milliseconds if they are given. Throws nothing. */
export function restUntil(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
