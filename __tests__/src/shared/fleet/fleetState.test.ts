import { type FleetState, selectUnfinishedRun } from '@/shared/fleet/fleetState';
import { createStoppedRun } from '@tests/support/healthRunFixture';

/** The kind of the unfinished run when there is only a search with this answer of its first agency. */
function findUnfinished(run: object, riders: readonly object[]) {
  const outcome = { status: 'done', answer: { results: [{ term: 'ada@example.com', riders }] } };
  const search = { ...createStoppedRun(3, 0), kind: 'riders', outcomes: { A0: outcome }, ...run };
  return selectUnfinishedRun({ fleet: { runs: { riders: search } } as unknown as FleetState })?.kind;
}
const EXACT = { email: 'ada@example.com' };
const PART = { email: 'ada@example.com.au' };

it('does not count a search that has found its rider, and was paused for that or stopped, as unfinished', () => {
  const atMatch = { status: 'paused', isPausedAtMatch: true };
  for (const end of [atMatch, { status: 'stopped' }]) {
    expect(findUnfinished(end, [EXACT])).toBeUndefined();
    expect(findUnfinished(end, [PART])).toBe('riders');
  }
  expect(findUnfinished({ status: 'running' }, [EXACT])).toBe('riders');
  expect(findUnfinished({ ...atMatch, asking: ['A1'] }, [EXACT])).toBe('riders');
  // It went on after the match.
  expect(findUnfinished({ status: 'paused' }, [EXACT])).toBe('riders');
});
