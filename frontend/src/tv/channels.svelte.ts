/* The channels of TV as they are now, by one line to `/ws/tv` while somebody watches. */

import type { Connection } from '../core/table';
import { Line } from '../net/socket';
import type { Schema, TvMessage } from '../wire';

export type TvChannel = Schema['TvChannel'];

export class Channels {
  /** Null until they are known. */
  all = $state.raw<readonly TvChannel[] | null>(null);
  connection = $state<Connection>('online');
  readonly #line = new Line<TvMessage>({
    path: () => '/ws/tv',
    message: (message) => {
      if (message.t === 'channels') this.all = message.channels;
    },
    connection: (state) => (this.connection = state),
    final: [],
    refused: () => {},
  });

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#line.wake();
  }
}
