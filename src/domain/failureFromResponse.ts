import { isRecord } from '../lib/isRecord';
import { type Failure } from './failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from './limits';

/** The failure of an error response. `body` is the parsed JSON of any shape; null for HTML or an empty body. */
export function failureFromResponse(status: number, body: unknown, headers: Headers): Failure {
  const fields = isRecord(body) ? body : {};
  const extra = isRecord(fields.extra) ? fields.extra.message : fields.extra;
  return {
    kind: 'status',
    status,
    ...parseRetryAfter(headers),
    ...toServerMessage('code', fields.code),
    ...toServerMessage('message', fields.message),
    ...toServerMessage('description', fields.description),
    ...toServerMessage('extra', extra),
  };
}

function toServerMessage(
  name: 'code' | 'message' | 'description' | 'extra',
  value: unknown,
): Partial<Failure> {
  return typeof value === 'string' && value !== ''
    ? { [name]: value.slice(0, SERVER_MESSAGE_LENGTH_LIMIT) }
    : {};
}

/** Parses Retry-After in seconds. A date is ignored, because it is by the server's clock. */
function parseRetryAfter(headers: Headers): Pick<Failure, 'retryAfter'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { retryAfter: Number(seconds) } : {};
}
