import { createHash } from 'node:crypto';
import {
  formatReportFragment,
  parseReportFragment,
  type SharedReport,
} from '@/domain/diagnostics/sharedReport';

const REPORT: SharedReport = {
  region: 'usEast',
  agency: 'CBTA',
  at: Date.UTC(2026, 10, 24, 0, 58),
  checks: {
    users: { status: 'ok', durationMs: 120, counts: { Riders: '17,638' } },
    terms: { status: 'alert', durationMs: null, counts: {} },
  },
};

it('comes back from the fragment of a link', async () => {
  const fragment = await formatReportFragment(REPORT);
  expect(fragment).toMatch(/^#report=1\.[\w-]+$/);
  expect(await parseReportFragment(fragment)).toEqual(REPORT);
});

it.each([
  ['', 'no report'],
  ['#report=2.abc', 'another version'],
  ['#report=1.', 'nothing behind the version'],
  ['#report=1.%%%', 'no base64'],
  ['#report=1.abcd', 'no gzip'],
])('is null for %s: %s', async (fragment) => {
  expect(await parseReportFragment(fragment)).toBeNull();
});

it('is null for a fragment that is longer than any report', async () => {
  // Hashes, which can't be compressed much.
  const hashes = Array.from({ length: 200 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  const fragment = await formatReportFragment({ ...REPORT, agency: hashes.join('') });
  expect(await parseReportFragment(fragment)).toBeNull();
});

it.each([
  { region: 'mars' },
  { at: '1' },
  { at: 1e300 },
  { at: -1e300 },
  { at: Date.UTC(10_000, 0) },
  { checks: { users: { ...REPORT.checks.users, status: 'fine' } } },
  { checks: { users: { ...REPORT.checks.users, counts: { Host: 'mail.example' } } } },
])('is null for a report with %j', async (changes) => {
  const fragment = await formatReportFragment({ ...REPORT, ...changes } as SharedReport);
  expect(await parseReportFragment(fragment)).toBeNull();
});
