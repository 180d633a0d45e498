/*
 * A mock of the API: answers requests in place of the service, for the gallery and for tests of
 * pages.
 */

import type { ProblemBody } from './problem';

/** A request, by method and path as in `GET /api/v1/rules/presets`, without what is asked in its query. */
export interface Asked {
  request: string;
  body: unknown;
}

/** A problem as answer. */
export class Refusing {
  readonly status: number;
  readonly code: string;
  /** The faults of single entries. */
  readonly errors: ProblemBody['errors'];

  constructor(status: number, code: string, errors: ProblemBody['errors'] = undefined) {
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The answers to requests, at once or after something has happened. */
export type Answers = Record<string, unknown>;

/** Answers every request from now on; to one without an answer with a problem. The list grows as it is asked. */
export function answerInstead(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const path = new URL(address, location.origin).pathname;
    const request = `${init?.method ?? 'GET'} ${path}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ request, body });
    return reply(request in answers ? await answers[request] : new Refusing(404, 'not_found'));
  };
  return asked;
}

function reply(answer: unknown): Response {
  if (answer instanceof Refusing) {
    const { status, code, errors } = answer;
    const detail = errors?.[0]?.detail ?? code;
    return Response.json({ status, code, detail, errors }, { status });
  }
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
}
