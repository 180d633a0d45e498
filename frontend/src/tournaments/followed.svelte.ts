/* A tournament as it is now, by one line to `/ws/tournaments/{id}` while somebody looks at it. */

import type { Connection } from '../core/table';
import { Line } from '../net/socket';
import type { TournamentMessage } from '../wire';
import type { PairedTable, Standing, Tournament } from './api';

export class FollowedTournament {
  tournament = $state.raw<Tournament | null>(null);
  standings = $state.raw<readonly Standing[]>([]);
  tables = $state.raw<readonly PairedTable[]>([]);
  connection = $state<Connection>('online');
  readonly #line: Line<TournamentMessage>;

  constructor(id: string) {
    this.#line = new Line<TournamentMessage>({
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
