import { exportRun } from '@/screens/fleet/health/exportRun';
import { type HealthTable } from '@/screens/fleet/health/healthTable';
import { captureDownloads } from '@tests/support/downloads';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const TABLE: HealthTable = { sumTitle: 'OK', changeLabel: 'changed', columns: [], statuses: [], rows: [] };

it.each([
  [1, 1, 'Asked: 1 of 1 agency'],
  [1234, 1000, 'Asked: 1,000 of 1,234 agencies'],
])('says in its text how many of %d agencies were asked', async (agencyCount, doneCount, line) => {
  const run = createStoppedRun(agencyCount, doneCount);
  const downloads = captureDownloads();
  exportRun({ run, table: TABLE, isReadiness: false, portalVersion: '1.0.0' }, 'text');
  expect((await downloads[0]?.text())?.split('\n')).toContain(line);
  expect(downloads[0]?.name).toMatch(/^fleet_us-east_.*\.txt$/);
});

/** The file of a table with the check Reports of two agencies: one was read, the other one failed. */
async function exportTwo(
  format: 'csv' | 'json' | 'text',
  isReadiness: boolean,
  message = 'None.',
): Promise<string> {
  const run = createStoppedRun(2, 1);
  const cell = {
    status: 'alert',
    ranAt: '2026-11-23T10:00:00.000Z',
    messages: [message],
    facts: { a: 'b' },
    durationMs: 1.6,
  };
  const rows = run.agencies.map((agency, index) => ({
    agency,
    failure: index === 0 ? null : 'No access. The platform said: Ask jane@example.org.',
    cells: { reports: { label: index === 1 ? 'failed' : isReadiness ? 'missing' : 'alert' } },
    done: 0,
    total: 1,
    notRun: 0,
  }));
  const answer = {
    status: 'done',
    answer: { reports: { ...cell, prints: {}, evidence: { counts: { total: 0 } } } },
    at: 0,
  };
  const columns = [{ id: 'reports', title: 'Reports', description: '' }];
  const downloads = captureDownloads();
  exportRun(
    {
      run: { ...run, outcomes: { A0: answer, A1: { status: 'failed', message: 'No access' } } } as never,
      table: { ...TABLE, columns, rows: rows as never },
      isReadiness,
      portalVersion: '1.0.0',
    },
    format,
  );
  return ((await downloads[0]?.text()) ?? '').replace('\uFEFF', '');
}

it('has a line for each agency and check in its table, without what the platform said', async () => {
  expect((await exportTwo('csv', false)).split('\r\n').slice(0, 3)).toEqual([
    'Region,Agency,Check,Status,Message,ms,Time',
    'US East,A0,Reports,alert,None.,2,2026-11-23T10:00:00.000Z',
    'US East,A1,Reports,failed,No access,,',
  ]);
  expect((await exportTwo('csv', true)).split('\r\n')[0]).toBe('Region,Agency,Line,Status,Evidence');
});

it('has the checks or the lines of readiness in its JSON', async () => {
  expect(JSON.parse(await exportTwo('json', false))).toMatchObject({
    reading: 'diagnostics',
    asked: 2,
    agencies: [
      {
        agency: 'A0',
        failure: null,
        checks: [
          {
            check: 'Reports',
            status: 'alert',
            messages: ['None.'],
            facts: { a: 'b' },
            durationMs: 2,
            ranAt: '2026-11-23T10:00:00.000Z',
          },
        ],
      },
      { agency: 'A1', failure: 'No access', checks: [{ messages: ['No access'], durationMs: null }] },
    ],
  });
  expect(JSON.parse(await exportTwo('json', true))).toMatchObject({
    reading: 'readiness',
    agencies: [
      { lines: [{ line: 'Reports', status: 'missing', evidence: expect.stringMatching(/\S/) }] },
      {},
    ],
  });
});

it.each([
  [false, 'Fleet diagnostics of US East', '    [alert] Reports None.'],
  [true, 'Fleet readiness of US East', expect.stringMatching(/^ {4}\[missing\] Reports \S/)],
])('has each agency with its checks or lines in its text: %j', async (isReadiness, title, line) => {
  const lines = (await exportTwo('text', isReadiness)).split('\n');
  expect(lines[0]).toBe(title);
  expect(lines.slice(5)).toEqual(['', 'A0: 0 of 1', line, '', 'A1', '    [failed] Reports No access', '']);
});

it('has no line of its own for a text of the platform with line breaks', async () => {
  expect((await exportTwo('text', false, 'down\n    [ok] Terms')).split('\n')).toContain(
    '    [alert] Reports down     [ok] Terms',
  );
});
