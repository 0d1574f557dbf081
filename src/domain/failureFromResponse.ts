import { isRecord } from '@/lib/isRecord';
import { truncate } from '@/lib/text/truncate';
import { type Failure } from './failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from './limits';

/** The failure of an error response. `body` is the parsed JSON of any shape; null for HTML or an empty body. */
export function failureFromResponse(status: number, body: unknown, headers: Headers): Failure {
  const fields = isRecord(body) ? body : {};
  // `extra` is a text, or an object with a message.
  const { extra } = fields;
  const messages: Record<string, unknown> = { ...fields, extra: isRecord(extra) ? extra.message : extra };
  const failure: Failure = { kind: 'status', status, ...parseRetryAfter(headers) };
  for (const name of ['code', 'message', 'description', 'extra'] as const) {
    const text: unknown = messages[name];
    if (typeof text !== 'string' || text === '') continue;
    // The end of the extra message can name a constraint (section 8 of the specification). It is cut where it is shown.
    failure[name] = name === 'extra' ? text : truncate(text, SERVER_MESSAGE_LENGTH_LIMIT);
  }
  return failure;
}

/** Parses Retry-After in seconds. A date is ignored, because it is by the server's clock. */
function parseRetryAfter(headers: Headers): Pick<Failure, 'retryAfter'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { retryAfter: Number(seconds) } : {};
}
