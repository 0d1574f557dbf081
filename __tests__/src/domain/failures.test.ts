import {
  type Failure,
  type FailureKind,
  isNotFound,
  isOutcomeUnknown,
  NO_MORE_RESULTS_TEXT,
  NO_VALID_CONFIG_TEXT,
  toFailure,
} from '@/domain/failures';
import { describeAgencyOpenReason } from '@/domain/failureTexts/agencyOpen';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { DIAGNOSTICS_ALERTS } from '@/domain/failureTexts/diagnostics';
import { describeRiderError } from '@/domain/failureTexts/riderProfile';
import { describeSignInFailure } from '@/domain/failureTexts/signIn';
import { describeSignInReason } from '@/domain/failureTexts/signInReason';

const httpFailure = (status: number): Failure => ({ kind: 'status', status });

it.each<[string, Failure, string]>([
  ['400', httpFailure(400), 'Login failed - Check your email and password, then try again'],
  ['401', httpFailure(401), 'Login failed - Check your email and password, then try again'],
  ['403', httpFailure(403), 'Unable to log you in at this time. Please try again later :('],
  ['500', httpFailure(500), 'Unable to log you in at this time. Please try again later :('],
  ['a time-out', { kind: 'timeout' }, 'Unable to log you in at this time. Please try again later :('],
])('describes a sign-in that fails with %s', (_case, failure, text) => {
  expect(describeSignInFailure(failure)).toBe(text);
});

it.each<[string, Failure, string | null]>([
  ['400', httpFailure(400), null],
  ['401', httpFailure(401), null],
  ['403', httpFailure(403), 'You do not have permission (403)'],
  ['429', { ...httpFailure(429), retryAfter: 40 }, 'The platform is busy (429): try again in 40 seconds.'],
  ['500', { ...httpFailure(500), message: 'key eyJ' }, 'The platform responded with 500'],
  ['a time-out', { kind: 'timeout' }, 'The platform did not respond within 10 seconds.'],
  ['no connection', { kind: 'offline' }, 'There is no connection. Nothing was sent.'],
  ['an unusable token', { kind: 'unreadable', message: 'The platform sent…' }, 'The platform sent…'],
])('says why a sign-in fails with %s, without the server’s words', (_case, failure, reason) => {
  expect(describeSignInReason(failure)).toBe(reason);
  if (failure.status !== 403)
    expect(describeAgencyOpenReason({ abbreviation: 'CBTA', failure, isAgencyMissing: false })).toBe(reason);
});

it('says of a 403 that the operator has no right to the agency', () => {
  const failed = { abbreviation: 'CBTA', failure: httpFailure(403), isAgencyMissing: false };
  expect(describeAgencyOpenReason(failed)).toBe('Your operator account has no right to CBTA.');
});

// The numbered errors of section 8 of the specification.
it.each([
  ['unspecified', 'Error: Unspecified Error'],
  ['profile', 'Error: Unable to retrieve Rider Profile'],
  ['payments', 'Error: Unable to retrieve Rider Payments'],
  ['passes', 'Error: Unable to retrieve Rider Passes'],
  ['purchaseOrders', 'Error: Unable to retrieve Rider Purchase Orders'],
  ['editPayment', 'Error: Unable to Edit Payment'],
  ['submitCorrection', 'Error: Unable to Submit Payment Correction'],
  ['balance', 'Error: Unable to retrieve Rider Balance'],
] as const)('describes the error %s of the rider profile as “%s”', (message, text) => {
  expect(describeRiderError(message)).toBe(text);
});

it('uses the specified texts for configuration, end of list and alerts', () => {
  expect(NO_VALID_CONFIG_TEXT).toBe('No Valid Config Found!');
  expect(NO_MORE_RESULTS_TEXT).toBe('No more results');
  expect(DIAGNOSTICS_ALERTS).toEqual({
    featureSets: '[ALERT] This Agency does not have Feature Sets.',
    reports: '[ALERT] Reports have not been configured for this agency.',
    concessions: '[ALERT] This Agency does not have any Concessions.',
  });
});

it.each<[Failure, boolean]>([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'unreadable' }, true],
  [httpFailure(500), true],
  [httpFailure(502), true],
  [httpFailure(599), true],
  // A success status that the specification does not list for the write.
  [httpFailure(202), true],
  [httpFailure(400), false],
  [httpFailure(401), false],
  [httpFailure(403), false],
  [httpFailure(404), false],
  [httpFailure(409), false],
  [httpFailure(499), false],
  // The portal aborted the call, because its screen was left or the operator signed out: no screen needs the outcome.
  [{ kind: 'aborted' }, false],
  // The operator stopped waiting for the response.
  [{ kind: 'givenUp' }, true],
  [{ kind: 'offline' }, false],
  [{ kind: 'signedOut' }, false],
  [{ kind: 'notRenewed' }, false],
  [{ kind: 'incomplete' }, false],
  [{ kind: 'notConfigured' }, false],
  [{ kind: 'unspecified' }, true],
])('isOutcomeUnknown of a write that failed with %j is %s', (failure, isUnknown) => {
  expect(isOutcomeUnknown(failure)).toBe(isUnknown);
});

it.each<[Failure, boolean]>([
  [httpFailure(404), true],
  [{ ...httpFailure(404), isUnreadable: true }, false],
  [httpFailure(410), false],
  [{ kind: 'unreadable' }, false],
])('isNotFound of %j is %s', (failure, expected) => {
  expect(isNotFound(failure)).toBe(expected);
});

it.each<[FailureKind, RegExp]>([
  ['timeout', /10 seconds/],
  ['network', /connection/],
  ['unreadable', /cannot read/],
  ['aborted', /cancelled/],
  ['givenUp', /stopped waiting/],
  ['offline', /Nothing was sent/],
  ['signedOut', /not signed in/],
  ['notRenewed', /Nothing was sent, .*sign-in to the agency/],
  ['incomplete', /Part of the list/],
  ['notConfigured', /configured/],
  ['unspecified', /went wrong in this portal/],
])('describes a failure of kind %s', (kind, text) => {
  expect(describeFailure({ kind })).toMatch(text);
});

it.each([
  [httpFailure(403), 'You do not have permission (403)'],
  [httpFailure(404), 'Not found on the platform (404)'],
  [
    { ...httpFailure(404), isUnreadable: true as const },
    'The platform sent a response that this portal cannot read (404).',
  ],
  [httpFailure(429), 'The platform is busy (429): try again in a moment.'],
  [{ ...httpFailure(503), retryAfter: 1 }, 'The platform is busy (503): try again in 1 second.'],
  [{ ...httpFailure(429), retryAfter: 811 }, 'The platform is busy (429): try again in 14 minutes.'],
  [{ ...httpFailure(500), message: 'broken' }, 'The platform responded with 500: broken'],
])('describes the failure %j', (failure, text) => {
  expect(describeFailure(failure)).toBe(text);
});

it.each([null, undefined, 'text', new Error('x'), {}])('converts %s to an unspecified failure', (thrown) => {
  expect(toFailure(thrown)).toEqual({ kind: 'unspecified' });
});
