/* A tournament as it is now, by one connection to `/ws/tournaments/{id}` while somebody looks at it. */

import type { Connection } from '../core/table';
import { ReconnectingSocket } from '../net/socket';
import type { TournamentMessage } from '../wire';
import type { PairedTable, Standing, Tournament } from './api';

export class FollowedTournament {
  tournament = $state.raw<Tournament | null>(null);
  standings = $state.raw<readonly Standing[]>([]);
  tables = $state.raw<readonly PairedTable[]>([]);
  connection = $state<Connection>('online');
  readonly #socket: ReconnectingSocket<TournamentMessage>;

  constructor(id: string) {
    this.#socket = new ReconnectingSocket<TournamentMessage>({
      path: () => `/ws/tournaments/${id}`,
      message: (message) => {
        if (message.t !== 'tournament') return;
        this.tournament = message.tournament;
        this.standings = message.standings;
        this.tables = message.tables;
      },
      connection: (state) => (this.connection = state),
      final: [4404],
      refused: () => {},
    });
  }

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
