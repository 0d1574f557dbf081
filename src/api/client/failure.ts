import { type Failure } from '@/domain/failures';
import { SERVER_TEXT_LIMIT } from '@/domain/limits';
import { isRecord } from '@/lib/isRecord';
import { UnreadableAnswer } from './reading';

/** The failure that an error answer tells of; its body may be JSON of any shape, HTML or nothing. */
export function failureOfAnswer(status: number, body: unknown, headers: Headers): Failure {
  const said = isRecord(body) ? body : {};
  const extra = isRecord(said.extra) ? said.extra.message : said.extra;
  return {
    kind: 'status',
    status,
    ...pauseAsked(headers),
    ...words('code', said.code),
    ...words('message', said.message),
    ...words('description', said.description),
    ...words('extra', extra),
  };
}

/** The failure behind what `fetch` or a reader threw. `timedOut` and `left` say who gave the call up, if anybody did. */
export function failureOfThrown(problem: unknown, timedOut: boolean, left: boolean): Failure {
  if (left) return { kind: 'aborted' };
  if (timedOut) return { kind: 'timeout' };
  if (problem instanceof UnreadableAnswer) return { kind: 'unreadable' };
  return { kind: 'network' };
}

function words(name: 'code' | 'message' | 'description' | 'extra', value: unknown): Partial<Failure> {
  return typeof value === 'string' && value !== '' ? { [name]: value.slice(0, SERVER_TEXT_LIMIT) } : {};
}

/** The header's seconds; its other form, a date, is left to the clock of who sent it. */
function pauseAsked(headers: Headers): Pick<Failure, 'retryAfter'> {
  const asked = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(asked) ? { retryAfter: Number(asked) } : {};
}
