/* The channels of TV as they are now, by one connection to `/ws/tv` while somebody watches. */

import type { Connection } from '../core/table';
import { ReconnectingSocket } from '../net/socket';
import type { Schema, TvMessage } from '../wire';

export type TvChannel = Schema['TvChannel'];

export class Channels {
  /** Null until they are known. */
  all = $state.raw<readonly TvChannel[] | null>(null);
  connection = $state<Connection>('online');
  readonly #socket = new ReconnectingSocket<TvMessage>({
    path: () => '/ws/tv',
    message: (message) => {
      if (message.t === 'channels') this.all = message.channels;
    },
    connection: (state) => (this.connection = state),
    final: [],
    refused: () => {},
  });

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#socket.stop();
  }

  /** The network is back, or the page is looked at again. */
  wake(): void {
    this.#socket.wake();
  }
}
