import { failedCalls } from '@/api/client/failedCalls';
import { type Failure, type FailureKind } from '@/domain/failures';
import { formatDetails } from '@/screens/common/details/formatDetails';

/** Without the store's state, its personal data is not redacted. */
const NO_STATE = null;
const CONTEXT = { page: '/agencies', agency: null, now: 0, portalVersion: '1.2.3' };

/** A record instead of a list, so that a missing kind is a type error. */
const FAILURE_KINDS: Record<FailureKind, true> = {
  status: true,
  timeout: true,
  network: true,
  unreadable: true,
  aborted: true,
  givenUp: true,
  offline: true,
  signedOut: true,
  incomplete: true,
  notConfigured: true,
  invalid: true,
  unspecified: true,
};

function createFailure(kind: FailureKind, fields: Partial<Failure> = {}, { attempts = 1 } = {}): Failure {
  const failure: Failure = { kind, ...(kind === 'status' && { status: 500, code: 'a_code' }), ...fields };
  failedCalls.set(failure, {
    request: {
      audience: 'pso',
      path: '/agency/api/v4/agencies',
      query: { term: 'Byron' },
      body: { password: 'open sesame', rmid: 0 },
      parse: () => null,
    },
    region: 'australia',
    startedAt: '2026-01-02T03:04:05.678Z',
    durationMs: 12.3,
    attempts,
  });
  return failure;
}

it.each(Object.keys(FAILURE_KINDS) as FailureKind[])(
  'formats call, outcome and time of a failure of kind %s',
  (kind) => {
    const text = formatDetails('Unable', [createFailure(kind)], NO_STATE, CONTEXT);
    expect(text).toMatch(/^Unable\nReason: .+\nCall: GET \/agency\/api\/v4\/agencies \(operator token\)\n/);
    expect(text).toContain(`Outcome: ${kind === 'status' ? 'status 500' : kind}\n`);
    expect(text).toContain('Sent: 2026-01-02T03:04:05.678Z, once, 12 ms\n');
    expect(text).toMatch(/Region: Australia\nAgency: none\nPage: \/agencies\nPortal version: 1\.2\.3\n/);
  },
);

it('redacts what looks like a secret, and whole words that are personal data in the store', () => {
  const state = {
    api: { queries: { a: { data: { rows: [{ first_name: 'Ann', email: 'a@b.example' }] } } } },
  };
  const message = 'Ann may not: bearer abc.def, eyJhbGciOiJ.eyJzdWIi.x, c@d.example, (555) 123-4567; Annual.';
  const text = formatDetails('Unable', [createFailure('status', { message })], state as never, CONTEXT);
  expect(text).toContain('The platform said: ••• may not: ••• •••, •••, •••; Annual.');
});

it('leaves out an error code that is a sentence', () => {
  const failure: Failure = { kind: 'status', status: 400, code: 'Ann Smith is not allowed' };
  expect(formatDetails('Unable', [failure], NO_STATE, CONTEXT)).not.toContain('Ann');
});

it('formats each of several calls with its number of attempts', () => {
  const text = formatDetails(
    'Unable',
    [createFailure('network', {}, { attempts: 3 }), createFailure('offline', {}, { attempts: 0 })],
    NO_STATE,
    CONTEXT,
  );
  expect(text).toMatch(/, 3 times, [^]*, not sent, /);
});

it('says that the call is not known when the failure has no recorded call', () => {
  const text = formatDetails('Unable', [{ kind: 'timeout' }], NO_STATE, CONTEXT);
  expect(text).toContain('Call: not known\nOutcome: timeout\nRegion: not known');
});

it('redacts sent values in server messages and contains no query or body', () => {
  const failure = createFailure('status', {
    description: 'open sesame is no password of Byron',
    extra: 'more',
  });
  const text = formatDetails('Unable', [failure], NO_STATE, CONTEXT);
  expect(text).toContain('The platform said: ••• is no password of •••\nThe platform said: more\n');
  expect(text).not.toMatch(/Byron|sesame|rmid/);
});
