import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { CHECK_TITLES } from '@/domain/diagnostics/checkTitles';
import { summarizeLastRun } from '@/domain/diagnostics/lastRun';
import { type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';

function createSnapshot(status: CheckStatus, ranAt: string): StoredCheckResult {
  return { status, ranAt, messages: [], facts: {}, prints: {} };
}

it('counts the results by status, and leaves out the statuses that none has', () => {
  const lastRun = summarizeLastRun({
    a: createSnapshot('ok', '2026-03-08T07:30:00.000Z'),
    b: createSnapshot('alert', '2026-03-08T07:30:05.000Z'),
    c: createSnapshot('alert', '2026-03-08T07:29:00.000Z'),
  });
  expect(lastRun).toEqual({
    text: '3 of 16 run: 1 ok · 2 alerts',
    shortText: '3 of 16 run: 2 alerts',
    hasProblem: true,
    ranAt: '2026-03-08T07:30:05.000Z',
  });
});

it('calls skipped checks no problem, so the short text has the good ones too', () => {
  const lastRun = summarizeLastRun({
    a: createSnapshot('ok', '2026-03-08T07:30:00.000Z'),
    b: createSnapshot('skipped', '2026-03-08T07:30:00.000Z'),
  });
  expect(lastRun).toMatchObject({ shortText: '2 of 16 run: 1 ok · 1 skipped', hasProblem: false });
});

it('is short about results that are all good, and null without results', () => {
  const result = createSnapshot('ok', '2026-03-08T07:30:00.000Z');
  const lastRun = summarizeLastRun(
    Object.fromEntries(Object.keys(CHECK_TITLES).map((id) => [id, result] as const)),
  );
  expect(lastRun).toMatchObject({ text: '16 ok', shortText: '16 ok', hasProblem: false });
  expect(summarizeLastRun({})).toBeNull();
});
