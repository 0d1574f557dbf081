import { createRollout } from '@/domain/rollout/createRollout';
import { type PlannedAgency, type RolloutPlan } from '@/domain/rollout/rollout';
import { isDryRunOfPlan, isPlanAsInDryRun } from '@/screens/rollout/run/compareDryRun';
import { buildAgency, buildRollout, buildStep } from '@tests/support/rolloutSteps';

const buildRow = (abbreviation: string, change: Partial<PlannedAgency> = {}): PlannedAgency => ({
  agency: buildAgency(abbreviation),
  status: 'change',
  current: '{"value":200}',
  target: '{"value":250}',
  expected: null,
  rule: null,
  problem: null,
  readAt: 1,
  ...change,
});

const dryRun = buildRollout([buildStep('AMTA'), buildStep('ASRB')], {
  planId: 'a-plan',
  isDryRun: true,
  status: 'done',
});
const buildPlan = (change: Partial<RolloutPlan> = {}): RolloutPlan => ({
  id: 'a-plan',
  region: 'usEast',
  subject: dryRun.subject,
  source: dryRun.source,
  agencies: [buildRow('AMTA'), buildRow('ASRB'), buildRow('CBTA')],
  picked: ['ASRB', 'AMTA'],
  ...change,
});

it('knows a dry run of the plan from a rollout, and from a dry run of another plan for the same subject', () => {
  const options = { canary: null, isDryRun: true, reason: '', pausesAfterRings: false };
  const started = createRollout(buildPlan(), options, { id: 'r', startedAt: 5 });
  expect(started && isDryRunOfPlan(started, buildPlan())).toBe(true);
  expect(isDryRunOfPlan(dryRun, buildPlan())).toBe(true);
  expect(isDryRunOfPlan(dryRun, buildPlan({ picked: [] }))).toBe(true);
  expect(isDryRunOfPlan({ ...dryRun, isDryRun: false }, buildPlan())).toBe(false);
  expect(isDryRunOfPlan(dryRun, buildPlan({ id: 'another-plan' }))).toBe(false);
});

it.each<[string, Partial<RolloutPlan>, boolean]>([
  ['the plan as it was', {}, true],
  [
    'the same values, written otherwise',
    {
      agencies: [
        buildRow('AMTA', { current: '{ "value": 200 }', target: '{"value":250 }' }),
        buildRow('ASRB'),
      ],
    },
    true,
  ],
  ['fewer agencies', { picked: ['AMTA'] }, false],
  ['other agencies', { picked: ['AMTA', 'CBTA'] }, false],
  ['another value', { agencies: [buildRow('AMTA'), buildRow('ASRB', { current: '{"value":225}' })] }, false],
  ['another target', { agencies: [buildRow('AMTA'), buildRow('ASRB', { target: '{"value":1}' })] }, false],
])('compares what the plan would start with the dry run: %s', (_, change, isSame) => {
  expect(isPlanAsInDryRun(dryRun, buildPlan(change))).toBe(isSame);
});
