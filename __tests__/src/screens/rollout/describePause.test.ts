import { agencySchema } from '@/domain/entities/agency';
import { type Rollout, type RolloutStep, type StepStatus } from '@/domain/rollout/rollout';
import { countNextAgencies, describePause } from '@/screens/rollout/run/describePause';

const buildStep = (abbreviation: string, status: StepStatus): RolloutStep => ({
  agency: agencySchema.cast({ id: 1, abbreviation, name: abbreviation }),
  rule: { id: 1, category: 1 },
  planned: '200',
  target: '250',
  status,
  written: 'no',
  before: status === 'done' ? '200' : null,
  after: null,
  note: null,
  at: status === 'done' ? Date.now() : null,
  changeId: null,
});

const buildRollout = (statuses: readonly StepStatus[], change: Partial<Rollout> = {}): Rollout => ({
  id: 'r',
  region: 'usEast',
  subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
  source: { kind: 'fleet', agency: null },
  isDryRun: false,
  reason: '',
  pausesAfterRings: true,
  status: 'paused',
  pauseReason: 'canary',
  waitsFor: null,
  startedAt: 0,
  finishedAt: null,
  steps: statuses.map((status, index) => buildStep(`A${index}`, status)),
  ...change,
});

it('promises the next pause after the first change, as long as nothing is changed', () => {
  const rollout = buildRollout(['unchanged', 'pending', 'pending']);
  expect(countNextAgencies(rollout)).toBeNull();
  expect(describePause(rollout)).toMatchObject({
    title: 'A0 was not changed',
    text: 'It had the target already. The rollout waits again after the first agency that is changed.',
  });
  expect(countNextAgencies(buildRollout(['done', 'pending', 'pending']))).toBe(2);
  // It pauses after the first agency in any case.
  expect(countNextAgencies(buildRollout(['pending', 'pending', 'pending']))).toBe(1);
  // A dry run has no pause.
  expect(countNextAgencies(buildRollout(['unchanged', 'pending', 'pending'], { isDryRun: true }))).toBe(2);
});

it('describes the agency that was changed, also when a later one was looked at before', () => {
  const rollout = buildRollout(['unchanged', 'done', 'unchanged', 'pending']);
  expect(describePause(rollout).title).toBe('A1 is changed: 200 → 250');
});
