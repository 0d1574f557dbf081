import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { restoreRollout } from '@/domain/rollout/restoreRollout';
import { type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { formatStoredRollout, formatStoredStep, parseStoredRollout } from '@/domain/rollout/storedRollout';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const many = (count: number) => Array.from({ length: count }, (_, index) => buildStep(`A${index}`));

describe('a rollout that is stored', () => {
  const reload = (rollout: Rollout) => {
    const stored = parseStoredRollout(
      formatStoredRollout(rollout),
      rollout.steps.map((step) => formatStoredStep(rollout, step)),
    );
    return stored && restoreRollout(stored, 7);
  };

  it('comes back as it was, but waits; what was being sent is unknown', () => {
    const steps = [
      buildStep('A0', {
        status: 'done',
        before: '{"value":200}',
        after: '{"value":250}',
        written: 'yes',
        statusChangedAt: 5,
      }),
      buildStep('A1', { status: 'sending', before: '{"value":200}', changeId: 'c', revertedId: 'b' }),
      buildStep('A2', { status: 'pending' }),
    ];
    expect(reload(buildRollout(steps))).toEqual(
      buildRollout(
        [
          steps[0] as RolloutStep,
          {
            ...(steps[1] as RolloutStep),
            status: 'unknown',
            written: 'unknown',
            note: 'The page was left while it was being sent.',
            unansweredAt: 7,
          },
          steps[2] as RolloutStep,
        ],
        { status: 'paused', pauseReason: 'interrupted', waitsFor: 'A1' },
      ),
    );
    const checking = buildStep('A0', { status: 'checking', before: '1', statusChangedAt: 5 });
    expect(reload(buildRollout([checking]))).toMatchObject({
      pauseReason: 'interrupted',
      waitsFor: null,
      steps: [{ status: 'pending', before: null, statusChangedAt: null }],
    });
    // It was being tried again, after a write that failed halfway.
    const retried = { ...checking, written: 'partly', changeId: 'c' } as const;
    expect(reload(buildRollout([retried]))?.steps).toMatchObject([
      { status: 'pending', before: '1', statusChangedAt: 5 },
    ]);
    // The rest was given up while it was read, once or again.
    const stopped = buildRollout(
      [checking, buildStep('A1', { status: 'checking', before: '1', changeId: 'c' })],
      { status: 'stopped' },
    );
    expect(reload(stopped)?.steps).toMatchObject([
      { status: 'pending', note: null, statusChangedAt: null },
      { status: 'failed', before: '1', note: 'It was not tried again.' },
    ]);
    const waiting = buildRollout(many(2), { status: 'paused', pauseReason: 'canary' });
    expect(reload(waiting)).toEqual(waiting);
    expect(
      reload(buildRollout([buildStep('A0', { status: 'done', statusChangedAt: 9e12 })]))?.finishedAt,
    ).toBe(9e12);
  });

  it('with a field of a step under another name is not read', () => {
    const rollout = buildRollout([buildStep('A0', { status: 'done', statusChangedAt: 5 })]);
    const steps = rollout.steps.map((step) =>
      formatStoredStep(rollout, step).replace('statusChangedAt', 'at'),
    );
    expect(parseStoredRollout(formatStoredRollout(rollout), steps)).toBeNull();
  });

  it('waits because of the agency that was being sent, also if the operator had made it wait', () => {
    const steps = [buildStep('A0', { status: 'sending' }), buildStep('A1')];
    expect(reload(buildRollout(steps, { status: 'paused', pauseReason: 'operator' }))).toMatchObject({
      status: 'paused',
      pauseReason: 'interrupted',
      waitsFor: 'A0',
    });
  });

  it('does not wait longer for a write without an answer when the clock was set back', () => {
    const unanswered = (unansweredAt: number) => {
      const step = buildStep('A0', { status: 'unknown', written: 'unknown', unansweredAt });
      return reload(buildRollout([step], { status: 'paused', waitsFor: 'A0' }))?.steps[0]?.unansweredAt;
    };
    expect([unanswered(5), unanswered(9_000_000)]).toEqual([5, 7]);
  });

  it('has no value that looks like a secret: what was not begun is not gone on with', () => {
    const rollout = buildRollout(
      [
        buildStep('A0', { status: 'sending', before: '{"value":"a"}' }),
        buildStep('A1'),
        buildStep('A2', { status: 'skipped', note: 'changed meanwhile: "b" now' }),
        buildStep('A3', { status: 'unchanged' }),
      ],
      {
        subject: { kind: 'rule', category: 'Fares', identity: 'api_key' },
      },
    );
    expect(formatStoredStep(rollout, buildStep('A0'))).not.toContain('250');
    expect(reload(rollout)?.steps).toMatchObject([
      { status: 'unknown', before: WITHHELD_JSON, target: WITHHELD_JSON },
      { status: 'skipped', note: expect.stringMatching(/were not kept/) as string },
      { status: 'skipped', note: 'Its values were not kept.' },
      { status: 'unchanged', note: null },
    ]);
  });

  it('is done since its start when none of its agencies can be begun without their values', () => {
    const rollout = buildRollout(many(2), {
      subject: { kind: 'rule', category: 'Fares', identity: 'api_key' },
    });
    expect(reload(rollout)).toMatchObject({ status: 'done', finishedAt: rollout.startedAt });
  });

  it.each([
    ['another version', { version: 0 }],
    ['fewer steps', { stepCount: 2 }],
    ['no plan', { rollout: { ...buildRollout([]), planId: undefined } }],
    ['an unknown status', { rollout: { ...buildRollout([]), status: 'new' } }],
  ])('with %s is not read', (_name, change) => {
    const rollout = buildRollout(many(1));
    const steps = rollout.steps.map((step) => formatStoredStep(rollout, step));
    const content = JSON.stringify({ ...(JSON.parse(formatStoredRollout(rollout)) as object), ...change });
    expect(parseStoredRollout(content, steps)).toBeNull();
    expect(parseStoredRollout(formatStoredRollout(rollout), ['{}'])).toBeNull();
  });

  it.each([
    ['an agency twice', [buildStep('A0'), buildStep('A0')]],
    ['an agency whose abbreviation no URL can have', [buildStep('A0'), buildStep('..')]],
  ])('with %s is not read', (_name, steps) => {
    expect(reload(buildRollout(steps))).toBeNull();
  });
});
