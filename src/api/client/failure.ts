import { type Failure } from '@/domain/failures';
import { SERVER_MESSAGE_LIMIT } from '@/domain/limits';
import { isRecord } from '@/lib/isRecord';
import { InvalidResponseError } from './parse';

/** The failure that an error answer tells of; its body may be JSON of any shape, HTML or nothing. */
export function failureFromResponse(status: number, body: unknown, headers: Headers): Failure {
  const fields = isRecord(body) ? body : {};
  const extra = isRecord(fields.extra) ? fields.extra.message : fields.extra;
  return {
    kind: 'status',
    status,
    ...parseRetryAfter(headers),
    ...toServerText('code', fields.code),
    ...toServerText('message', fields.message),
    ...toServerText('description', fields.description),
    ...toServerText('extra', extra),
  };
}

/** The failure behind what `fetch` or a reader threw. `timedOut` and `left` say who gave the call up, if anybody did. */
export function failureFromError(error: unknown, isTimedOut: boolean, isAborted: boolean): Failure {
  if (isAborted) return { kind: 'aborted' };
  if (isTimedOut) return { kind: 'timeout' };
  if (error instanceof InvalidResponseError) return { kind: 'unreadable' };
  return { kind: 'network' };
}

function toServerText(name: 'code' | 'message' | 'description' | 'extra', value: unknown): Partial<Failure> {
  return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, SERVER_MESSAGE_LIMIT) } : {};
}

/** The header's seconds; its other form, a date, is left to the clock of who sent it. */
function parseRetryAfter(headers: Headers): Pick<Failure, 'retryAfter'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { retryAfter: Number(seconds) } : {};
}
