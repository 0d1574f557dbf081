import { type Agency } from '@/domain/entities/agency';
import { type FleetRun } from '@/domain/fleet/fleetRun';

/** A run of no checks that was stopped when it had asked the first of its agencies. */
export function createStoppedRun(agencyCount: number, doneCount: number): FleetRun<'health'> {
  const agencies = Array.from({ length: agencyCount }, (_, id) => ({ id, abbreviation: `A${id}` }) as Agency);
  return {
    id: 'r1',
    kind: 'health',
    region: 'usEast',
    task: { profile: 'quick', checkIds: [], readsRecord: false },
    agencies,
    status: 'stopped',
    isPlatformDown: false,
    startedAt: 0,
    elapsedMs: 0,
    runningSince: null,
    outcomes: Object.fromEntries(
      agencies
        .slice(0, doneCount)
        .map(({ abbreviation }) => [abbreviation, { status: 'done', answer: {}, at: 0 }]),
    ),
    asking: [],
    unreachableInARow: 0,
  };
}
