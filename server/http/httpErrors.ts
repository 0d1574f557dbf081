interface ErrorBody {
  code: string;
  message: string;
  description: string;
  extra: { message: string };
}

interface ErrorDetails {
  description?: string;
  /** The inner message, for example the name of a violated key. */
  extra?: string;
  headers?: Record<string, string>;
}

/** Thrown by route handlers and converted to an error response. */
export class HttpError extends Error {
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    code: string,
    message: string,
    { description = message, extra = '', headers = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.body = { code, message, description, extra: { message: extra } };
    this.headers = headers;
  }
}

/** 400. Each error is a sentence. */
export function badRequest(errors: readonly string[]): HttpError {
  return new HttpError(400, 'invalid', 'The request is not valid.', {
    description: errors.join(' '),
    extra: errors.join(' '),
  });
}

export function unauthorized(message: string): HttpError {
  return new HttpError(401, 'unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function forbidden(message: string): HttpError {
  return new HttpError(403, 'forbidden', message);
}

/** 404. `what` does not exist or belongs to another agency. */
export function notFound(what: string): HttpError {
  return new HttpError(404, 'not_found', `${what} was not found.`);
}

export function conflict(message: string, extra = ''): HttpError {
  return new HttpError(409, 'conflict', message, { extra });
}

/** 429 or 503 with a Retry-After header in seconds. */
export function retryLater(status: 429 | 503, message: string, seconds: number): HttpError {
  const code = status === 429 ? 'too_many_attempts' : 'busy';
  return new HttpError(status, code, message, { headers: { 'Retry-After': String(seconds) } });
}
