import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildDiagnosticsTable } from '@/screens/fleet/health/buildDiagnosticsTable';
import { buildReadinessTable } from '@/screens/fleet/health/buildReadinessTable';
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
