import { type Failure, type FailureKind } from '@/domain/failures';
import { type CallRecord } from '@/session/callsSlice';
import { type PortalState } from '@/session/hooks';
import { formatDetails } from '@/shared/errors/formatDetails';

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
  notRenewed: true,
  incomplete: true,
  notConfigured: true,
  invalid: true,
  unspecified: true,
};

/** The records of the calls of a test's failures. */
let records: CallRecord[] = [];
beforeEach(() => {
  records = [];
});
const buildState = (personalData: object = {}) =>
  ({
    ...personalData,
    session: { region: 'australia' },
    calls: { records, prefetchedKeys: [] },
  }) as unknown as PortalState;

function createFailure(kind: FailureKind, fields: Partial<Failure> = {}, { attempts = 1 } = {}): Failure {
  const id = `call ${records.length}`;
  records.push({
    id,
    queryCacheKey: null,
    kind: 'read',
    method: 'GET',
    host: 'platform',
    path: '/agency/api/v4/agencies',
    search: '?term=•••',
    audience: 'pso',
    agency: null,
    region: 'australia',
    startedAt: Date.parse('2026-01-02T03:04:05.678Z'),
    durationMs: 12,
    outcome: kind,
    status: null,
    attempts,
    isGivenUp: false,
    serverMessages: fields.message === undefined ? [] : [fields.message],
  });
  return { kind, ...(kind === 'status' && { status: 500, code: 'a_code' }), ...fields, callId: id };
}

it.each(Object.keys(FAILURE_KINDS) as FailureKind[])(
  'formats call, outcome and time of a failure of kind %s',
  (kind) => {
    const text = formatDetails('Unable', [createFailure(kind)], buildState(), CONTEXT);
    expect(text).toMatch(/^Unable\nReason: .+\nCall: GET \/agency\/api\/v4\/agencies \(operator token\)\n/);
    expect(text).toContain(`Outcome: ${kind === 'status' ? 'status 500' : kind}\n`);
    expect(text).toContain('Sent: 2026-01-02T03:04:05.678Z, once, 12 ms\n');
    expect(text).toMatch(/Region: Australia\nAgency: none\nPage: \/agencies\nPortal version: 1\.2\.3\n/);
  },
);

it('gives the reason with its status and its delay, and the words of the platform apart from it', () => {
  const failures = [
    createFailure('status', { status: 503, retryAfter: 7 }),
    createFailure('status', { message: 'Not today' }),
  ];
  const text = formatDetails('Unable', failures, buildState(), CONTEXT);
  expect(text.match(/(Reason|The platform said): .+/g)).toEqual([
    'Reason: The platform is busy (503): try again in 7 seconds.',
    'Reason: The platform responded with 500',
    'The platform said: Not today',
  ]);
});

it('redacts what looks like a secret, and whole words that are personal data in the store', () => {
  const personalData = {
    platformApi: { queries: { a: { data: { rows: [{ first_name: 'Ann', last_name: 'Lee-Poe' }] } } } },
  };
  const message =
    'Ann Lee-Poe may not: bearer abc.def, eyJhbGciOiJ.eyJzdWIi.x, c@d.example, (555) 123-4567; Annual.';
  const text = formatDetails(
    'Unable',
    [createFailure('status', { message })],
    buildState(personalData),
    CONTEXT,
  );
  expect(text).toContain('The platform said: ••• ••• may not: ••• •••, •••, •••; Annual.');
});

it('leaves out an error code that is a sentence', () => {
  const failure: Failure = { kind: 'status', status: 400, code: 'Ann Smith is not allowed' };
  expect(formatDetails('Unable', [failure], null, CONTEXT)).not.toContain('Ann');
});

it('formats each of several calls with its number of attempts', () => {
  const text = formatDetails(
    'Unable',
    [createFailure('network', {}, { attempts: 3 }), createFailure('offline', {}, { attempts: 0 })],
    buildState(),
    CONTEXT,
  );
  expect(text).toMatch(/, 3 times, [^]*, not sent, /);
});

it('names the agency of the call, which may not be that of the page', () => {
  const failure = createFailure('network');
  records = records.map((record) => ({ ...record, agency: 'CBTA' }));
  const text = formatDetails('Unable', [failure], buildState(), { ...CONTEXT, agency: 'AAT' });
  expect(text).toContain('\nAgency: CBTA\n');
});

it('says that the call is not known when the failure has no recorded call', () => {
  const text = formatDetails('Unable', [{ kind: 'timeout' }], null, CONTEXT);
  expect(text).toContain('Call: not known\nOutcome: timeout\nRegion: not known');
});
