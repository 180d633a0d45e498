/* Errors: one class for each family of the service's problems, told apart by `code`. */

import type { components } from './generated/schema.js';

type FieldError = components['schemas']['FieldError'];

const STANDARD = new Set(['type', 'title', 'status', 'code', 'detail', 'field', 'errors']);

/** The base class of this package's own errors. */
export class DurakError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The service did not reply, and further attempts did not help; `cause` is the last failure. */
export class NoReplyError extends DurakError {}

/** The service ended a stream for a reason that `code` names, such as `session_ended`. */
export class StreamEndedError extends DurakError {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** The members of a problem document (RFC 9457); a proxy's page has none of them. */
export type ProblemMembers = Readonly<Record<string, unknown>>;

/**
 * The service refused a request (RFC 9457). `code` never changes, `detail` is for people, `params` has the further
 * members of the problem, such as `legal` and `facts` of a refused command.
 */
export class ApiError extends DurakError {
  readonly type: string;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly field: string | null;
  readonly errors: readonly FieldError[];
  readonly params: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    problem: ProblemMembers,
    readonly headers: Headers,
  ) {
    const code = textOr(problem['code'], 'unknown');
    const title = textOr(problem['title'], `Status ${status}`);
    const detail = textOr(problem['detail'], title);
    super(`${status} ${code}: ${detail}`);
    this.type = textOr(problem['type'], 'about:blank');
    this.code = code;
    this.title = title;
    this.detail = detail;
    this.field = typeof problem['field'] === 'string' ? problem['field'] : null;
    this.errors = Array.isArray(problem['errors']) ? (problem['errors'] as FieldError[]) : [];
    this.params = Object.fromEntries(
      Object.entries(problem).filter(([name]) => !STANDARD.has(name)),
    );
  }

  /** The milliseconds after which the request may be sent again; null if the service names none. */
  get retryAfterMs(): number | null {
    return millisecondsOf(this.headers.get('Retry-After'));
  }
}

/** 400 and its like: the request can't be read, or a member of it is wrong. */
export class InvalidRequestError extends ApiError {}

/** 401: the call needs a token, or this one is not valid any more. */
export class NotAuthenticatedError extends ApiError {}

/** 403: the caller may not do this. */
export class NotAllowedError extends ApiError {}

/** 404: there is no such thing, or the caller may not know of it. */
export class NotFoundError extends ApiError {}

/** 409 and 412: not now; the thing is in another state. */
export class ConflictError extends ApiError {}

/** 422: the rules refuse the command; `params` has `rule`, `facts`, `version` and `legal`. */
export class RefusedError extends ApiError {}

/** 429: a limit is reached; see `retryAfterMs`. */
export class ThrottledError extends ApiError {}

/** 5xx: the service failed. */
export class ServiceError extends ApiError {}

const FAMILIES: Readonly<Record<number, typeof ApiError>> = {
  401: NotAuthenticatedError,
  403: NotAllowedError,
  404: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  422: RefusedError,
  429: ThrottledError,
};

const MAX_TEXT_LENGTH = 200;

/** Returns the error for a reply that is no success. */
export function refusalOf(response: Response, text: string): ApiError {
  const { status, headers } = response;
  const kind = status >= 500 ? ServiceError : (FAMILIES[status] ?? InvalidRequestError);
  return new kind(status, problemIn(headers.get('Content-Type') ?? '', text), headers);
}

/** Returns the problem that a text has; a text that has none is its detail. */
function problemIn(type: string, text: string): ProblemMembers {
  if (type.includes('json')) {
    try {
      const problem: unknown = JSON.parse(text);
      if (typeof problem === 'object' && problem !== null && !Array.isArray(problem)) {
        return problem as ProblemMembers;
      }
    } catch (error) {
      // A proxy's page with a wrong type: its text is used below.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return text === '' ? {} : { detail: text.slice(0, MAX_TEXT_LENGTH) };
}

/** Returns the milliseconds that `Retry-After` names, as seconds or as a date; null if it is missing. */
export function millisecondsOf(header: string | null): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
