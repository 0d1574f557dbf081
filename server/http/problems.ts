/** The body of an error answer. */
export interface ProblemBody {
  code: string;
  message: string;
  description: string;
  extra: { message: string };
}

interface ProblemDetails {
  description?: string;
  /** The inner message, for example the name of a violated key. */
  extra?: string;
  headers?: Record<string, string>;
}

/** Thrown anywhere below a route: becomes the error answer. */
export class Problem extends Error {
  readonly body: ProblemBody;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    code: string,
    message: string,
    { description = message, extra = '', headers = {} }: ProblemDetails = {},
  ) {
    super(message);
    this.body = { code, message, description, extra: { message: extra } };
    this.headers = headers;
  }
}

/** 400: the call does not fit. `faults` says what about it, one line each. */
export function invalid(faults: readonly string[]): Problem {
  return new Problem(400, 'invalid', 'The request is not valid.', {
    description: faults.join(' '),
    extra: faults.join(' '),
  });
}

export function unauthorized(message: string): Problem {
  return new Problem(401, 'unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function forbidden(message: string): Problem {
  return new Problem(403, 'forbidden', message);
}

/** 404: `what` is not there, or not this agency's. */
export function notFound(what: string): Problem {
  return new Problem(404, 'not_found', `${what} was not found.`);
}

export function conflict(message: string, extra = ''): Problem {
  return new Problem(409, 'conflict', message, { extra });
}

/** 429 or 503: to be tried again after so many seconds. */
export function later(status: 429 | 503, message: string, seconds: number): Problem {
  const code = status === 429 ? 'too_many_attempts' : 'busy';
  return new Problem(status, code, message, { headers: { 'Retry-After': String(seconds) } });
}
