import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildDiagnosticsTable } from '@/screens/fleet/health/buildDiagnosticsTable';
import { buildReadinessTable } from '@/screens/fleet/health/buildReadinessTable';
import { exportRun } from '@/screens/fleet/health/exportRun';
import { countCells, describeSum } from '@/screens/fleet/health/healthTable';
import { captureDownloads } from '@tests/support/downloads';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const NO_COMPARISON = { changes: [], changeLabel: 'changed' };
const terms = { status: 'ok', ranAt: '2026-11-23T10:00:00.000Z', messages: [], facts: {}, prints: {} };
const run = {
  ...createStoppedRun(2, 0),
  task: { profile: 'quick', checkIds: ['terms'], readsRecord: false },
  outcomes: {
    A0: { status: 'failed', message: 'Could not sign in (403).', isPlatformDown: false, at: 0 },
    A1: { status: 'done', answer: { terms: { ...terms, durationMs: 1 } }, at: 0 },
  },
} as unknown as FleetRun<'health'>;

it.each([
  ['diagnostics', buildDiagnosticsTable],
  ['readiness', buildReadinessTable],
])(
  'shows of an agency that is asked again in %s what is known, and of a failed one that it runs',
  (_view, build) => {
    const list = (asking: readonly string[]) =>
      build({ ...run, asking }, NO_COMPARISON).rows.map(({ failure, cells }) => [
        failure,
        cells.terms?.status,
      ]);
    const [, known] = list([]);
    expect(list([])[0]?.[0]).toBe('Could not sign in (403).');
    expect(list(['A0', 'A1'])).toEqual([[null, 'running'], known]);
  },
);

it.each([
  ['diagnostics', buildDiagnosticsTable, '1 of 1'],
  ['readiness', buildReadinessTable, '0 of 1, 17 not run'],
])(
  'has no sum in %s of an agency that was not asked, or is asked again after it failed',
  async (view, build, known) => {
    const agencies = createStoppedRun(3, 0).agencies;
    const listSums = (asking: readonly string[]) =>
      build({ ...run, agencies, asking }, NO_COMPARISON).rows.map(describeSum);
    expect(listSums([]).slice(1)).toEqual([known, 'not asked']);
    expect(listSums(['A0'])).toEqual(['asking…', known, 'not asked']);
    const asked = { ...run, agencies, asking: ['A0'] };
    const downloads = captureDownloads();
    exportRun(
      {
        run: asked,
        table: build(asked, NO_COMPARISON),
        isReadiness: view === 'readiness',
        portalVersion: '',
      },
      'text',
    );
    const text = await downloads[0]?.text();
    expect(text).toContain('A0: asking…');
    expect(text).toContain(`A1: ${known}`);
    expect(text).toContain('A2: not asked');
    expect(text).not.toContain('Could not sign in');
  },
);

it.each([
  ['diagnostics', buildDiagnosticsTable, { ok: 1, notRun: 1 }],
  ['readiness', buildReadinessTable, { missing: 1, notRun: 35 }],
])('counts no check in %s of an agency that could not be asked as failed', async (view, build, counts) => {
  const table = build(run, NO_COMPARISON);
  expect(countCells(table.rows, table.columns)).toEqual(counts);
  const downloads = captureDownloads();
  exportRun({ run, table, isReadiness: view === 'readiness', portalVersion: '' }, 'csv');
  expect(await downloads[0]?.text()).toMatch(/^US East,A0,Terms[^,]*,not run,Could not sign in \(403\)\./m);
});
