import {
  ALERTS,
  asFailure,
  type Failure,
  type FailureKind,
  mayHaveBeenApplied,
  NO_MORE_RESULTS,
  NO_VALID_CONFIG,
  reasonText,
  riderMessage,
  signInText,
} from '@/domain/failures';

const status = (code: number): Failure => ({ kind: 'status', status: code });

it.each<[string, Failure, string]>([
  ['400', status(400), 'Login failed - Check your email and password, then try again'],
  ['401', status(401), 'Login failed - Check your email and password, then try again'],
  ['403', status(403), 'Unable to log you in at this time. Please try again later :('],
  ['500', status(500), 'Unable to log you in at this time. Please try again later :('],
  ['no answer', { kind: 'timeout' }, 'Unable to log you in at this time. Please try again later :('],
])('a sign-in that ends with %s', (_what, failure, text) => {
  expect(signInText(failure)).toBe(text);
});

it.each([
  [0, 'Error: Unspecified Error'],
  [1, 'Error: Unable to retrieve Rider Profile'],
  [2, 'Error: Unable to retrieve Rider Payments'],
  [3, 'Error: Unable to retrieve Rider Passes'],
  [4, 'Error: Unable to retrieve Rider Purchase Orders'],
  [5, 'Error: Unable to Edit Payment'],
  [6, 'Error: Unable to Submit Payment Correction'],
  [7, 'Error: Unable to retrieve Rider Balance'],
  [99, 'Error: Unspecified Error'],
])('message %i of the rider profile: %s', (index, text) => {
  expect(riderMessage(index)).toBe(text);
});

it('words the configuration, the end of a list and the alerts as specified', () => {
  expect(NO_VALID_CONFIG).toBe('No Valid Config Found!');
  expect(NO_MORE_RESULTS).toBe('No more results');
  expect(ALERTS).toEqual({
    featureSets: '[ALERT] This Agency does not have Feature Sets.',
    reports: '[ALERT] Reports have not been configured for this agency.',
    concessions: '[ALERT] This Agency does not have any Concessions.',
  });
});

it.each<[Failure, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'unreadable' }, true],
  [status(500), true],
  [status(502), true],
  [status(599), true],
  [status(202), true],
  [status(400), false],
  [status(401), false],
  [status(403), false],
  [status(404), false],
  [status(409), false],
  [status(499), false],
  [{ kind: 'aborted' }, false],
  [{ kind: 'givenUp' }, true],
  [{ kind: 'offline' }, false],
  [{ kind: 'signedOut' }, false],
  [{ kind: 'incomplete' }, false],
  [{ kind: 'notConfigured' }, false],
  [{ kind: 'unspecified' }, true],
])('after %j a write may have been applied: %s', (failure, isPossible) => {
  expect(mayHaveBeenApplied(failure)).toBe(isPossible);
});

it.each<[FailureKind, RegExp]>([
  ['timeout', /10 seconds/],
  ['network', /connection/],
  ['unreadable', /cannot read/],
  ['aborted', /given up/],
  ['givenUp', /stopped waiting/],
  ['offline', /nothing was sent/],
  ['signedOut', /not signed in/],
  ['incomplete', /Part of the list/],
  ['notConfigured', /configured/],
  ['unspecified', /went wrong in this portal/],
])('says why: %s', (kind, words) => {
  expect(reasonText({ kind })).toMatch(words);
});

it.each([
  [status(403), 'The platform refused this to you (403)'],
  [status(404), 'The platform knows no such thing (404)'],
  [status(429), 'The platform is busy (429): try again in a moment.'],
  [{ ...status(503), retryAfter: 1 }, 'The platform is busy (503): try again in 1 second.'],
  [{ ...status(500), message: 'broken' }, 'The platform answered 500: broken'],
])('says why: %j', (failure, text) => {
  expect(reasonText(failure)).toBe(text);
});

it.each([null, undefined, 'text', new Error('x'), {}])(
  'takes %s as a fault of the portal itself',
  (thrown) => {
    expect(asFailure(thrown)).toEqual({ kind: 'unspecified' });
  },
);
