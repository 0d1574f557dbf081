import { createHash } from 'node:crypto';
import {
  describeSharedDifferences,
  formatReportFragment,
  parseReportFragment,
  type SharedCheck,
  type SharedReport,
} from '@/domain/diagnostics/sharedReport';

const REPORT: SharedReport = {
  region: 'usEast',
  agency: 'CBTA',
  at: Date.UTC(2026, 10, 24, 0, 58),
  checks: {
    users: { status: 'ok', durationMs: 120, counts: { rider: 17_638 } },
    terms: { status: 'alert', durationMs: null, counts: {}, isOfEarlierRun: true },
  },
};

it('comes back from the fragment of a link', async () => {
  const fragment = await formatReportFragment(REPORT);
  expect(fragment).toMatch(/^#report=2\.[\w-]+$/);
  expect(await parseReportFragment(fragment)).toEqual(REPORT);
});

it.each([
  ['', 'no report'],
  ['#report=1.abc', 'another version'],
  ['#report=2.', 'nothing behind the version'],
  ['#report=2.%%%', 'no base64'],
  ['#report=2.abcd', 'no gzip'],
])('is null for %s: %s', async (fragment) => {
  expect(await parseReportFragment(fragment)).toBeNull();
});

it('is null for a fragment that is longer than any report', async () => {
  // Hashes, which can't be compressed much.
  const hashes = Array.from({ length: 200 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  const check: SharedCheck = { status: 'ok', durationMs: null, counts: {} };
  const checks = Object.fromEntries(hashes.map((hash) => [hash, check]));
  const fragment = await formatReportFragment({ ...REPORT, checks });
  expect(await parseReportFragment(fragment)).toBeNull();
});

it.each([
  { region: 'mars' },
  { agency: 'CBTA. Call 555-0100' },
  { at: '1' },
  { at: 1e300 },
  { at: -1e300 },
  { at: Date.UTC(10_000, 0) },
  { checks: { users: { ...REPORT.checks.users, status: 'fine' } } },
  { checks: { users: { ...REPORT.checks.users, counts: { rider: '17,638' } } } },
  { checks: { users: { ...REPORT.checks.users, counts: { rider: -1 } } } },
  { checks: { users: { ...REPORT.checks.users, isOfEarlierRun: 'Call 555-0100' } } },
  { checks: { users: { ...REPORT.checks.users, counts: { 'Call 555-0100': 1 } } } },
])('is null for a report with %j', async (changes) => {
  const fragment = await formatReportFragment({ ...REPORT, ...changes } as SharedReport);
  expect(await parseReportFragment(fragment)).toBeNull();
});

it.each<[string, Partial<SharedCheck>, Partial<SharedCheck>, string[]]>([
  ['nothing', { counts: { total: 16, configured: 12 } }, { counts: { total: 16, configured: 12 } }, []],
  [
    'fewer payment media',
    { counts: { total: 16, configured: 12 } },
    { counts: { total: 16, configured: 1 } },
    ['configured: 12 → 1'],
  ],
  [
    'the status and rows that cannot be read',
    { counts: { total: 2500 } },
    { status: 'alert', counts: { total: 0, unreadable: 3 } },
    ['status differs', 'total: 2,500 → 0', 'unreadable: 0 → 3'],
  ],
  [
    'the status of a failed check, whose counts are unknown',
    { counts: { total: 3 } },
    { status: 'failed' },
    ['status differs'],
  ],
])('finds as difference %s', (_case, before, after, differences) => {
  const check: SharedCheck = { status: 'ok', durationMs: null, counts: {} };
  expect(describeSharedDifferences({ ...check, ...before }, { ...check, ...after })).toEqual(differences);
});
