/* API errors on the page (RFC 9457 problem documents), and errors of the way to the service. */

import type { Schema } from '../wire';

type Refusal = Schema['Refusal'];

/** The members of a problem document the page looks at; `facts` are what a refusal rests on. */
export interface ProblemBody extends Pick<Refusal, 'status' | 'code' | 'detail'> {
  field?: Refusal['field'];
  facts?: Refusal['facts'];
  /** The version of the game at which a command was refused. */
  version?: Refusal['version'];
  errors?: Refusal['errors'];
  /** The id of the game that prevents it. */
  game?: string | null;
}

/** The service understood and said no. */
export class Problem extends Error {
  readonly body: ProblemBody;

  constructor(body: ProblemBody) {
    super(body.detail);
    this.body = body;
  }

  get code(): string {
    return this.body.code;
  }
}

/** No answer came: the service cannot be reached, or did not answer in its own form. */
export class Unreachable extends Error {}

/** The error in an unsuccessful answer. */
export function problemFrom(status: number, body: unknown): Problem | Unreachable {
  if (typeof body === 'object' && body !== null && 'code' in body && 'detail' in body) {
    return new Problem({ ...(body as ProblemBody), status });
  }
  return new Unreachable(`the service answered ${status}`);
}
