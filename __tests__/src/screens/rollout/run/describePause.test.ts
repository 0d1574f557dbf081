import { type Rollout, type RolloutStep, type StepStatus } from '@/domain/rollout/rollout';
import { describePause } from '@/screens/rollout/run/describePause';
import { countNextAgencies, describeRetry, describeSkip } from '@/screens/rollout/run/pauseActions';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

/** A rollout that waits, with the steps A0, A1, … in these states. */
const buildPaused = (statuses: readonly StepStatus[], change: Partial<Rollout> = {}) =>
  buildRollout(
    statuses.map((status, index) =>
      buildStep(`A${index}`, {
        status,
        ...(status !== 'pending' && { statusChangedAt: Date.now() }),
        ...(status === 'done' && { before: '{"value":200}' }),
      }),
    ),
    { pausesAfterRings: true, status: 'paused', pauseReason: 'canary', ...change },
  );

it('promises the next pause after the first change, as long as nothing is changed', () => {
  const rollout = buildPaused(['unchanged', 'pending', 'pending']);
  expect(countNextAgencies(rollout)).toBeNull();
  expect(describePause(rollout)).toMatchObject({
    title: 'A0 was not changed',
    text: 'It had the target already. The rollout waits again after the first agency that is changed.',
  });
  expect(countNextAgencies(buildPaused(['done', 'pending', 'pending']))).toBe(2);
  // It pauses after the first agency in any case.
  expect(countNextAgencies(buildPaused(['pending', 'pending', 'pending']))).toBe(1);
  // It also pauses after one that is tried again later.
  expect(countNextAgencies(buildPaused(['done', 'pending', 'done', 'pending']))).toBe(1);
  // A dry run has no pause, not after a ring of five either.
  const seven = Array.from({ length: 7 }, () => 'pending' as const);
  expect(countNextAgencies(buildPaused(['unchanged', ...seven], { isDryRun: true }))).toBe(7);
  // The last agency is under way, or the first one, after which it pauses again.
  expect(countNextAgencies(buildPaused(['done', 'sending']))).toBeNull();
  expect(countNextAgencies(buildPaused(['checking', 'pending']))).toBeNull();
  expect(countNextAgencies(buildPaused(['done', 'checking', 'pending']))).toBe(1);
});

it('says at the end of a ring what was skipped in it', () => {
  const ringOf = (...statuses: readonly StepStatus[]) =>
    describePause(buildPaused(['failed', 'done', ...statuses, 'pending'], { pauseReason: 'ring' }));
  expect(ringOf('done', 'unchanged', 'done', 'done')).toMatchObject({
    kind: 'success',
    text: 'Each change was read again. The next ring begins when you go on.',
  });
  expect(ringOf('failed', 'unknown', 'done', 'failed')).toMatchObject({
    kind: 'warning',
    title: 'A ring is finished, with A5 as its last agency',
    text: 'Not done in it: 2 failed, 1 unknown. The next ring begins when you go on.',
  });
  // After a reload, an agency of the next ring whose values were not kept is skipped.
  const { steps, ...rest } = buildPaused(['done', 'pending', 'skipped'], { pauseReason: 'ring' });
  const skipped = steps.map((step) =>
    step.status === 'skipped' ? { ...step, statusChangedAt: null } : step,
  );
  expect(describePause({ ...rest, steps: skipped }).title).toBe(
    'A ring is finished, with A0 as its last agency',
  );
});

it.each<[StepStatus, string]>([
  ['failed', 'Try again reads it anew before it is changed.'],
  ['unknown', 'Check now reads it, and sends nothing.'],
])('says that others wait for an agency that is %s, unless it is the last one', (status, text) => {
  const describe = (...statuses: readonly StepStatus[]) =>
    describePause(buildPaused(statuses, { waitsFor: 'A1' })).text;
  expect(describe('done', status)).toBe(text);
  // One that failed is tried again, and the first pause is after the next agency that is changed.
  expect(describe('unchanged', status, 'pending')).toBe(`${text} The other agencies wait.`);
});

it('says that others follow when the agency that failed is tried again', () => {
  const describe = (statuses: readonly StepStatus[], waitsFor: string) =>
    describePause(buildPaused(statuses, { waitsFor }), 'Refused').text;
  expect(describe(['done', 'failed', 'pending'], 'A1')).toBe(
    'Refused. Try again reads it anew before it is changed. If that works, the other agencies follow.',
  );
  expect(describe(['failed', 'pending'], 'A0')).toMatch(/ The other agencies wait\.$/);
});

it('says after a check that the agency was changed, until another one has ended', () => {
  const describe = (at: number) =>
    describePause(
      buildRollout(
        [
          buildStep('A0', {
            status: 'done',
            before: '{"value":200}',
            note: 'A check found that it was applied.',
            statusChangedAt: 5,
          }),
          buildStep('A1', { status: 'done', before: '{"value":200}', statusChangedAt: at }),
          buildStep('A2'),
        ],
        { status: 'paused', pauseReason: 'operator' },
      ),
    );
  expect(describe(1)).toMatchObject({
    title: 'A0 is changed: 200 → 250',
    text: 'A check found that it was applied. No agency is under way.',
  });
  expect(describe(9).title).toBe('Paused');
});

it.each<[Partial<RolloutStep>, string, string]>([
  [{ status: 'unchanged' }, 'A0 was not changed', 'It had the target already. No agency is under way.'],
  [{ status: 'skipped', note: 'Moved' }, 'A0 was not changed', 'Moved. No agency is under way.'],
  [{ status: 'done', before: '{"value":200}' }, 'A0 is changed: 200 → 250', 'No agency is under way.'],
  // The operator has skipped it.
  [{ status: 'failed', note: 'Refused' }, 'Paused', 'No agency is under way.'],
])('names the agency that was tried again later and is %j', (change, title, text) => {
  const rollout = buildRollout(
    [
      buildStep('A0', { ...change, statusChangedAt: 9 }),
      buildStep('A1', { status: 'done', before: '{"value":200}', statusChangedAt: 5 }),
      buildStep('A2'),
    ],
    { status: 'paused', pauseReason: 'operator' },
  );
  expect(describePause(rollout)).toMatchObject({ title, text });
});

it('does not say after a lost connection that the browser still is offline', () => {
  const { title } = describePause(buildPaused(['done', 'pending'], { pauseReason: 'offline' }));
  expect(title).toBe('The rollout paused because the browser was offline');
});

it('says the amounts of a change in cents', () => {
  const step = buildStep('A0', { status: 'done', target: '{"cents":250}', statusChangedAt: 1 });
  const rollout = buildRollout([{ ...step, before: '{"cents":200}' }, buildStep('A1')], {
    status: 'paused',
    pauseReason: 'canary',
  });
  expect(describePause(rollout).title).toBe('A0 is changed: 200 → 250 cents ($2.00 → $2.50)');
});

it('describes the agency that was changed, also when a later one was looked at before', () => {
  const rollout = buildPaused(['unchanged', 'done', 'unchanged', 'pending']);
  const { title, text } = describePause(rollout);
  expect(title).toBe('A1 is changed: 200 → 250');
  expect(text).toMatch(/^It was read again at .+ and has the target\. Look at it yourself, and go on/);
});

it.each<[string, readonly StepStatus[], Partial<Rollout>]>([
  ['Skip and go on', ['done', 'failed', 'pending'], {}],
  // Nothing follows.
  ['Skip', ['done', 'failed'], {}],
  // The first agency is a ring, after which the rollout waits.
  ['Skip', ['failed', 'pending'], {}],
  ['Skip and go on', ['failed', 'pending'], { pausesAfterRings: false }],
  // It was tried again after a later one.
  ['Skip', ['done', 'failed', 'done', 'pending'], {}],
])('names the buttons as %s after %j with %j', (label, statuses, change) => {
  const index = statuses.indexOf('failed');
  const rollout = buildPaused(statuses, { pauseReason: 'failure', waitsFor: `A${index}`, ...change });
  const { [index]: step } = rollout.steps;
  expect(step && describeSkip(rollout, step)).toBe(label);
  // After the first agency that is changed it waits in any case.
  const retryLabel = index === 0 ? 'Try again' : label.replace('Skip', 'Try again');
  expect(step && describeRetry(rollout, step)).toBe(retryLabel);
});
