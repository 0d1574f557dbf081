import { failedCalls } from '@/api/client/failedCalls';
import { type Failure, type FailureKind } from '@/domain/failures';
import { formatDetails } from '@/screens/common/details/formatDetails';

const PLACE = { page: '/agencies', agency: null, now: 0, portalVersion: '1.2.3' };

const KINDS: Record<FailureKind, true> = {
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

function failed(kind: FailureKind, words: Partial<Failure> = {}, attempts = 1): Failure {
  const failure: Failure = { kind, ...(kind === 'status' && { status: 500, code: 'a_code' }), ...words };
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

it.each(Object.keys(KINDS) as FailureKind[])('%s: call, outcome and time are told', (kind) => {
  const text = formatDetails('Unable', [failed(kind)], null, PLACE);
  expect(text).toMatch(/^Unable\nReason: .+\nCall: GET \/agency\/api\/v4\/agencies \(operator token\)\n/);
  expect(text).toContain(`Outcome: ${kind === 'status' ? 'status 500' : kind}\n`);
  expect(text).toContain('Sent: 2026-01-02T03:04:05.678Z, once, 12 ms\n');
  expect(text).toMatch(/Region: Australia\nAgency: none\nPage: \/agencies\nPortal version: 1\.2\.3\n/);
});

it('masks what looks like a secret, and what the store knows of people, as whole words', () => {
  const state = {
    api: { queries: { a: { data: { rows: [{ first_name: 'Ann', email: 'a@b.example' }] } } } },
  };
  const message = 'Ann may not: bearer abc.def, eyJhbGciOiJ.eyJzdWIi.x, c@d.example, (555) 123-4567; Annual.';
  const text = formatDetails('Unable', [failed('status', { message })], state as never, PLACE);
  expect(text).toContain('The platform said: ••• may not: ••• •••, •••, •••; Annual.');
});

it('a code that is a sentence is none', () => {
  const failure: Failure = { kind: 'status', status: 400, code: 'Ann Smith is not allowed' };
  expect(formatDetails('Unable', [failure], null, PLACE)).not.toContain('Ann');
});

it('tells of each of several calls, and of one that was sent often or never', () => {
  const text = formatDetails('Unable', [failed('network', {}, 3), failed('offline', {}, 0)], null, PLACE);
  expect(text).toMatch(/, 3 times, [^]*, not sent, /);
});

it('a failure that nobody remembers the call of', () => {
  const text = formatDetails('Unable', [{ kind: 'timeout' }], null, PLACE);
  expect(text).toContain('Call: not known\nOutcome: timeout\nRegion: not known');
});

it('what was sent is left out of what came back, and of all else', () => {
  const failure = failed('status', { description: 'open sesame is no password of Byron', extra: 'more' });
  const text = formatDetails('Unable', [failure], null, PLACE);
  expect(text).toContain('The platform said: ••• is no password of •••\nThe platform said: more\n');
  expect(text).not.toMatch(/Byron|sesame|rmid/);
});
