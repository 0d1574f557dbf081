import { applyPlanOutcome, compareAnswer } from '@/domain/rollout/applyPlanOutcome';
import { type PlanAnswer } from '@/domain/rollout/planAnswer';
import { type PlanStatus, type RolloutSubject } from '@/domain/rollout/rollout';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

const FEATURES: RolloutSubject = {
  kind: 'features',
  application: { name: 'pay', version: '1.6.0', platform: 'ios' },
};
/** The rollout has turned `wallet` on and `tokens` off, and has found `other` on. */
const UNDO = {
  target: '{"wallet":"off","tokens":"on","other":"on"}',
  expected: '{"wallet":"on","tokens":"off","other":"on"}',
};

it.each<[string, string[], PlanStatus]>([
  ['all written', ['wallet', 'other'], 'change'],
  ['only some written', ['wallet', 'tokens', 'other'], 'change'],
  ['one that someone else has changed', ['wallet'], 'changedSince'],
  ['none written', ['tokens', 'other'], 'unchanged'],
])('an undo plan with features of which it finds %s', (_name, active, status) => {
  const catalogue = ['wallet', 'tokens', 'other'];
  expect(compareAnswer(FEATURES, UNDO, { kind: 'features', isListed: true, active, catalogue }).status).toBe(
    status,
  );
});

it('leaves an agency out for a feature to turn on that its catalogue lacks, but not for one that is on already', () => {
  const row = { target: '{"wallet":"on","tokens":"off"}', expected: null };
  const compare = (...active: readonly string[]) =>
    compareAnswer(FEATURES, row, { kind: 'features', isListed: true, active, catalogue: [] }).status;
  expect(compare('tokens')).toBe('notInCatalogue');
  expect(compare('wallet', 'tokens')).toBe('change');
});

it('says of an agency that could not be read what the platform said', () => {
  const plan = buildPlan([buildAgency('CBTA')], { subject: FEATURES, target: '{"wallet":"on"}' });
  const failed = {
    status: 'failed',
    message: 'Could not sign in (403).',
    isPlatformDown: false,
    at: 5,
  } as const;
  const read = applyPlanOutcome(plan, 'CBTA', { ...failed, serverMessage: 'Closed for a day' });
  expect(read.agencies).toMatchObject([
    {
      status: 'notRead',
      problem: 'Could not sign in (403). The platform said: Closed for a day.',
      readAt: 5,
    },
  ]);
  const answer: PlanAnswer = { kind: 'features', isListed: true, active: [], catalogue: ['wallet'] };
  const reread = applyPlanOutcome(read, 'CBTA', { status: 'done', answer, at: 6 });
  expect(reread.agencies).toMatchObject([{ status: 'change', problem: null, readAt: 6 }]);
});
