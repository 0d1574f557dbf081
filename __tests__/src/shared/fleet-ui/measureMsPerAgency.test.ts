import { type FleetRun } from '@/domain/fleet/fleetRun';
import { measureMsPerAgency } from '@/shared/fleet-ui/measureMsPerAgency';

const run = {
  status: 'done',
  task: { categories: ['Fares'] },
  agencies: [{ abbreviation: 'CBTA' }, { abbreviation: 'METRO' }],
  outcomes: { CBTA: { status: 'failed' }, METRO: { status: 'failed' } },
  elapsedMs: 6_000,
  runningSince: null,
} as unknown as FleetRun<'rules'>;

it('estimates the time of an agency by the last run, and by the calls of each', () => {
  expect(measureMsPerAgency(run)).toBe(3_000);
  expect(measureMsPerAgency({ ...run, repeatedAnswers: 1 })).toBe(2_000);
  const countCalls = jest.fn(() => 3);
  expect(measureMsPerAgency(run, 8, countCalls)).toBe(8_000);
  expect(countCalls).toHaveBeenCalledWith(run.task);
});

it.each([null, { ...run, status: 'running' as const }, { ...run, outcomes: {} }])(
  'has no estimate before agencies have answered',
  (unfinished) => expect(measureMsPerAgency(unfinished)).toBeNull(),
);
