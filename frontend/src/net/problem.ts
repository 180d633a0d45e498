/* Errors of the service (RFC 9457 problem documents), and of the way to it. */

import type { Offer } from '../core/view';

/** The members of a problem document the page looks at. */
export interface ProblemBody {
  status: number;
  code: string;
  detail: string;
  field?: string | null;
  /** What a refusal of the rules rests on. */
  facts?: Record<string, unknown> | null;
  legal?: Offer[] | null;
  /** The id of the game that stands in the way. */
  game?: string | null;
  errors?: { field: string; code: string; detail: string }[] | null;
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

/** What an answer that is no success says. */
export function problemFrom(status: number, body: unknown): Problem | Unreachable {
  if (typeof body === 'object' && body !== null && 'code' in body && 'detail' in body) {
    return new Problem({ ...(body as ProblemBody), status });
  }
  return new Unreachable(`the service answered ${status}`);
}
