import { type Failure } from '@/domain/failures';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';

const RENEWED = 'This call changed nothing: the sign-in to the agency had ended and was renewed. Try again.';

it.each<[Omit<Failure, 'kind'>, string[]]>([
  [{ status: 401, wasTokenRenewed: true, message: 'Token expired' }, [RENEWED]],
  [{ status: 401 }, []],
  [{ status: 429, retryAfter: 30 }, ['The platform is busy (429): try again in 30 seconds.']],
  [{ status: 503, retryAfter: 1 }, ['The platform is busy (503): try again in 1 second.']],
  [{ status: 503 }, []],
  [{ status: 502, retryAfter: 30 }, []],
])('of the failure %j lists %j', (failure, advice) => {
  expect(listRetryAdvice({ kind: 'status', ...failure })).toEqual(advice);
});
