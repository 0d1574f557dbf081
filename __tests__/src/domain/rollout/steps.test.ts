import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { decideStep } from '@/domain/rollout/decideStep';
import { evaluateVerification } from '@/domain/rollout/evaluateStep';
import { listRings } from '@/domain/rollout/rings';
import { type RolloutStep, type RolloutSubject, type StepStatus } from '@/domain/rollout/rollout';
import {
  continueRollout,
  countFinishedSteps,
  finishStep,
  finishVerification,
  retryStep,
  skipStep,
  stopRollout,
} from '@/domain/rollout/transitions';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const RULE: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const PAY: RolloutSubject = {
  kind: 'features',
  application: { name: 'pay', version: '1.6.0', platform: 'ios' },
};

const many = (count: number) => Array.from({ length: count }, (_, index) => buildStep(`A${index}`));

it.each([
  [0, []],
  [1, [[0, 1]]],
  [
    4,
    [
      [0, 1],
      [1, 3],
    ],
  ],
  [
    130,
    [
      [0, 1],
      [1, 5],
      [6, 20],
      [26, 104],
    ],
  ],
])('%i agencies have these rings', (count, rings) => {
  expect(listRings(count).map(({ start, size }) => [start, size])).toEqual(rings);
});

it('waits after the canary, after the first agency that was changed, and after rings if that is chosen', () => {
  const pausesOf = (pausesAfterRings: boolean, isDryRun = false, unchanged = 0) => {
    let rollout = buildRollout(many(30), { pausesAfterRings, isDryRun });
    const pauses: string[] = [];
    rollout.steps.forEach(({ agency }, index) => {
      const status = index < unchanged ? 'unchanged' : 'done';
      rollout = finishStep(rollout, agency.abbreviation, { status }, 1);
      if (rollout.pauseReason !== null) pauses.push(`${rollout.pauseReason} ${index + 1}`);
      rollout = continueRollout(rollout);
    });
    return [...pauses, rollout.status];
  };
  expect(pausesOf(false)).toEqual(['canary 1', 'done']);
  expect(pausesOf(true)).toEqual(['canary 1', 'ring 6', 'ring 26', 'done']);
  // A canary that had nothing to change has verified nothing.
  expect(pausesOf(false, false, 2)).toEqual(['canary 1', 'canary 3', 'done']);
  expect(pausesOf(true, true)).toEqual(['done']);
});

it('waits after the first agency that was changed, also when only a check finds that it was', () => {
  const unchanged = finishStep(buildRollout(many(4)), 'A0', { status: 'unchanged' }, 1);
  const unknown = finishStep(continueRollout(unchanged), 'A1', { status: 'unknown' }, 1);
  const found = finishVerification(unknown, 'A1', { status: 'done' }, 1);
  expect(found.pauseReason).toBe('canary');
  // No later one counts as the canary.
  const later = finishStep(continueRollout(found), 'A2', { status: 'unknown' }, 1);
  expect(finishVerification(later, 'A2', { status: 'done' }, 1).pauseReason).toBe('operator');
});

it('does not go on past an agency that failed, before it was dealt with', () => {
  const failed = finishStep(buildRollout(many(3)), 'A0', { status: 'failed' }, 1);
  expect(failed).toMatchObject({ status: 'paused', pauseReason: 'failure', waitsFor: 'A0' });
  expect(continueRollout(failed)).toBe(failed);
  expect(skipStep(failed, 'A1', 1)).toBe(failed);
  expect(skipStep(failed, 'A0', 1)).toMatchObject({ status: 'running', waitsFor: null });
  expect(retryStep(failed, 'A0')).toMatchObject({
    status: 'running',
    steps: [{ status: 'pending' }, {}, {}],
  });
  const unknown = finishStep(buildRollout(many(1)), 'A0', { status: 'unknown' }, 1);
  expect(retryStep(unknown, 'A0')).toBe(unknown);
  expect(skipStep(unknown, 'A0', 9)).toMatchObject({
    status: 'done',
    finishedAt: 9,
    steps: [{ status: 'unknown' }],
  });
});

it('waits at the end of a ring also when its last agency was skipped, and after one that was tried again later', () => {
  const skipLastOfRing = (pausesAfterRings: boolean, next: Partial<RolloutStep> = {}) => {
    const before = many(5).map(({ agency }) =>
      buildStep(agency.abbreviation, { status: 'done', statusChangedAt: 1 }),
    );
    const last = buildStep('A5', { status: 'failed', statusChangedAt: 1 });
    const rollout = buildRollout([...before, last, buildStep('A6', next), buildStep('A7')], {
      pausesAfterRings,
      status: 'paused',
      pauseReason: 'failure',
      waitsFor: 'A5',
    });
    const { status, pauseReason, waitsFor } = skipStep(rollout, 'A5', 2);
    return [status, pauseReason, waitsFor];
  };
  expect(skipLastOfRing(true)).toEqual(['paused', 'ring', null]);
  expect(skipLastOfRing(false)).toEqual(['running', null, null]);
  // The next ring has begun.
  expect(skipLastOfRing(true, { status: 'done', statusChangedAt: 1 })).toEqual(['paused', 'operator', null]);
  expect(skipLastOfRing(false, { status: 'done', statusChangedAt: 1 })).toEqual(['paused', 'operator', null]);
});

const HALF = { planned: '{"a":"off","b":"on"}', target: '{"a":"on","b":"off"}' };
it.each<[string, Partial<RolloutStep>, string, StepStatus | null]>([
  ['as planned', {}, '{ "value": 200 }', null],
  ['as it is to be', {}, '{"value":250}', 'unchanged'],
  ['changed meanwhile', {}, '{"value":225}', 'skipped'],
  ['of another type', {}, '{"value":"200"}', 'skipped'],
  ['as it is to be after an earlier try', { written: 'unknown' }, '{"value":250}', 'done'],
  ['half applied after an earlier try', { ...HALF, written: 'partly' }, '{"a":"on","b":"on"}', null],
  ['half applied by someone else', HALF, '{"a":"on","b":"on"}', 'skipped'],
  ['as planned, but its values were not kept', { target: WITHHELD_JSON }, '{"value":200}', 'skipped'],
])('an agency that is %s', (_name, change, value, status) => {
  const subject = change.planned === undefined ? RULE : PAY;
  expect(decideStep({ subject, isDryRun: false }, buildStep('A0', change), value)?.status ?? null).toBe(
    status,
  );
  const dryRun = decideStep({ subject, isDryRun: true }, buildStep('A0', change), value);
  expect(dryRun?.status).toBe(status ?? 'wouldChange');
});

it('has the value that an agency has now when it was changed after an earlier try', () => {
  const step = buildStep('A0', { written: 'unknown', before: '{"value":200}', after: '{"value":200}' });
  expect(decideStep({ subject: RULE, isDryRun: false }, step, '{"value":225}')).toMatchObject({
    status: 'skipped',
    before: '{"value":200}',
    after: '{"value":225}',
  });
});

it('waits again after an agency that it had gone past was tried again', () => {
  const steps = many(30).map((step, index) =>
    index < 6 ? buildStep(`A${index}`, { status: 'done', statusChangedAt: 1 }) : step,
  );
  steps[1] = buildStep('A1', { status: 'failed' });
  const waiting = buildRollout(steps, { status: 'paused', pauseReason: 'ring', pausesAfterRings: true });
  const retried = finishStep(retryStep(waiting, 'A1'), 'A1', { status: 'done' }, 1);
  expect(retried).toMatchObject({ status: 'paused', pauseReason: 'operator' });
  // Also after the first of all, once another one was the canary.
  const canaryFailed = buildRollout(
    steps.map((step, index) => (index === 0 ? buildStep('A0', { status: 'failed' }) : step)),
    { status: 'paused', pauseReason: 'ring' },
  );
  for (const status of ['done', 'unchanged', 'skipped'] as const)
    expect(finishStep(retryStep(canaryFailed, 'A0'), 'A0', { status }, 1).pauseReason).toBe('operator');
  // A later agency that a reload has skipped, because its values were not kept, was not begun.
  const restored = buildRollout([
    buildStep('A0', { status: 'done', statusChangedAt: 1 }),
    buildStep('A1'),
    buildStep('A2'),
    buildStep('A3', { status: 'skipped' }),
  ]);
  expect(finishStep(restored, 'A1', { status: 'done' }, 1).status).toBe('running');
});

it('counts the agencies that neither wait nor are under way, and of which nothing is to be decided', () => {
  const statuses = ['done', 'failed', 'unknown', 'checking', 'sending', 'pending'] as const;
  const steps = statuses.map((status, index) => buildStep(`A${index}`, { status }));
  expect(countFinishedSteps({ steps, waitsFor: null })).toBe(3);
  // The rollout waits for the failed one.
  expect(countFinishedSteps({ steps, waitsFor: 'A1' })).toBe(2);
});

it('does not say of an agency that was to be tried again that it was not begun', () => {
  const tried = buildStep('A0', { written: 'partly', changeId: 'c' });
  expect(stopRollout(buildRollout([tried, buildStep('A1')]), 1).steps).toMatchObject([
    { status: 'failed', written: 'partly', note: 'It was not tried again.', statusChangedAt: 1 },
    { status: 'pending', note: null },
  ]);
  // Nothing had been sent to this one.
  const refused = buildStep('A0', { status: 'failed', note: 'Could not sign in (403).', statusChangedAt: 1 });
  const waiting = buildRollout([refused, buildStep('A1')], { status: 'paused', waitsFor: 'A0' });
  expect(stopRollout(retryStep(waiting, 'A0'), 2).steps).toMatchObject([
    { status: 'failed', note: 'Could not sign in (403). It was not tried again.', statusChangedAt: 2 },
    { status: 'pending', note: null },
  ]);
});

const CHECKED_AT = 1_000_000;
it.each<[RolloutSubject, Partial<RolloutStep>, string | null, StepStatus]>([
  [RULE, {}, '{"value":250}', 'done'],
  [RULE, {}, '{"value":200}', 'failed'],
  [RULE, {}, '{"value":7}', 'unknown'],
  [RULE, {}, null, 'unknown'],
  [RULE, { target: WITHHELD_JSON }, '{"value":250}', 'unknown'],
  [PAY, HALF, '{"a":"on","b":"on"}', 'failed'],
  // The platform may still apply what it has not answered.
  [RULE, { unansweredAt: CHECKED_AT - 29_999 }, '{"value":200}', 'unknown'],
  [RULE, { unansweredAt: CHECKED_AT - 29_999 }, '{"value":250}', 'done'],
  [RULE, { unansweredAt: CHECKED_AT - 30_000 }, '{"value":200}', 'failed'],
  [PAY, { ...HALF, unansweredAt: CHECKED_AT - 29_999 }, '{"a":"on","b":"on"}', 'unknown'],
])('Check now', (subject, change, value, status) => {
  const reading = value === null ? { problem: 'x' } : { value };
  expect(
    evaluateVerification(subject, buildStep('A0', { status: 'unknown', ...change }), reading, CHECKED_AT)
      .status,
  ).toBe(status);
});

it('says what was applied of features whose other call may still be applied', () => {
  const step = buildStep('A0', { status: 'unknown', ...HALF, unansweredAt: CHECKED_AT });
  expect(evaluateVerification(PAY, step, { value: '{"a":"on","b":"on"}' }, CHECKED_AT).note).toMatch(
    /^Not all of it is applied so far: .* now\. The platform may still apply the rest/,
  );
});
