import { renderHook } from '@testing-library/react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type PlannedAgency } from '@/domain/rollout/rollout';
import { usePlanFilter } from '@/screens/rollout/plan/usePlanFilter';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

it('has the agencies that a run of a part has read, or has tried to, before the others, in the order of the plan', () => {
  const plan = buildPlan(['A0', 'A1', 'A2', 'A3', 'A4', 'A5'].map(buildAgency));
  const results: Readonly<Record<string, Partial<PlannedAgency>>> = {
    A3: { problem: 'Could not sign in (403).' },
    A4: { status: 'unchanged', readAt: 2 },
    A5: { status: 'change', readAt: 1 },
  };
  const agencies = plan.agencies.map((row) => ({ ...row, ...results[row.agency.abbreviation] }));
  const { result } = renderHook(() => usePlanFilter({ ...plan, agencies }, null));
  const listed = result.current.rows.map(({ agency }) => agency.abbreviation);
  expect(listed).toEqual(['A3', 'A4', 'A5', 'A0', 'A1', 'A2']);
});

it('moves no row while a run of all agencies reads one after the other', () => {
  const { agencies, ...plan } = buildPlan(['A0', 'A1', 'A2', 'A3'].map(buildAgency));
  const markAsRead = (read: readonly string[]) =>
    agencies.map((row) =>
      read.includes(row.agency.abbreviation) ? { ...row, status: 'unchanged' as const } : row,
    );
  const run = { agencies: agencies.map(({ agency }) => agency) } as unknown as FleetRun<'plan'>;
  const { result, rerender } = renderHook(
    (read: readonly string[]) => usePlanFilter({ ...plan, agencies: markAsRead(read) }, run),
    { initialProps: ['A3'] },
  );
  const listRows = () => result.current.rows.map(({ agency }) => agency.abbreviation);
  const rowsBefore = listRows();
  rerender(['A1', 'A3']);
  expect(listRows()).toEqual(rowsBefore);
});
