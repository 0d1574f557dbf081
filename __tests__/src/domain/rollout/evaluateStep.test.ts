import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import {
  evaluateVerification,
  evaluateWrite,
  type ReadResult,
  type StepWriteResult,
} from '@/domain/rollout/evaluateStep';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { type StepChange } from '@/domain/rollout/transitions';
import { buildStep } from '@tests/support/rolloutSteps';

const RULE: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const PAY: RolloutSubject = {
  kind: 'features',
  application: { name: 'pay', version: '1.6.0', platform: 'ios' },
};
const ACCEPTED = { written: 'yes', problem: null } as const;
const REFUSED = { written: 'no', problem: 'Refused (400).' } as const;

it.each<
  [
    string,
    Partial<RolloutStep>,
    Pick<StepWriteResult, 'written' | 'problem' | 'unansweredAt'>,
    ReadResult | null,
    StepChange,
  ]
>([
  [
    'accepted and has the target',
    {},
    ACCEPTED,
    { value: '{ "value": 250 }' },
    { status: 'done', written: 'yes', after: '{ "value": 250 }', note: null },
  ],
  [
    'accepted and has another value',
    {},
    ACCEPTED,
    { value: '{"value":7}' },
    {
      status: 'failed',
      written: 'yes',
      after: '{"value":7}',
      note: 'The platform accepted it, but it has another value now.',
    },
  ],
  [
    'accepted and was not read again',
    {},
    ACCEPTED,
    { problem: 'Could not sign in (403).' },
    {
      status: 'unknown',
      written: 'yes',
      note: 'The platform accepted it, but it could not be read again: Could not sign in (403).',
    },
  ],
  ['refused', {}, REFUSED, null, { status: 'failed', written: 'no', note: REFUSED.problem }],
  [
    'refused after an earlier try was applied in part',
    { written: 'partly' },
    REFUSED,
    null,
    { status: 'failed', written: 'partly', note: REFUSED.problem },
  ],
  [
    'not answered',
    {},
    { written: 'unknown', problem: 'No answer.', unansweredAt: 5 },
    null,
    { status: 'unknown', written: 'unknown', note: 'No answer.', unansweredAt: 5 },
  ],
])('evaluates a write that was %s', (_case, step, write, result, expected) => {
  expect(evaluateWrite(RULE, buildStep('CBTA', step), write, result)).toEqual(expected);
});

const ACCEPTED_TEXT = 'The platform accepted it, but it has another value now.';
const HALF = { planned: '{"a":"off","b":"on"}', target: '{"a":"on","b":"off"}' };
it.each<[RolloutSubject, Partial<RolloutStep>, ReadResult, string]>([
  [RULE, {}, { value: '{"value":250}' }, 'A check found that it was applied.'],
  [RULE, {}, { value: '{"value":200}' }, 'A check found that it was not applied.'],
  // The value before the write is no longer the planned one.
  [RULE, { before: '{"value":7}' }, { value: '{"value":7}' }, 'A check found that it was not applied.'],
  [RULE, {}, { value: '{"value":7}' }, 'It has another value now: 7.'],
  [RULE, { written: 'yes' }, { value: '{"value":200}' }, ACCEPTED_TEXT],
  [PAY, { ...HALF, written: 'yes' }, { value: '{"a":"on","b":"on"}' }, ACCEPTED_TEXT],
  [RULE, {}, { problem: 'No answer.' }, 'It could not be checked: No answer.'],
  [
    RULE,
    { target: WITHHELD_JSON },
    { value: '{"value":250}' },
    'What was sent was not kept, because it looks like a secret: look at it there.',
  ],
  [
    PAY,
    HALF,
    { value: '{"a":"on","b":"on"}' },
    'A check found that not all of it was applied: a on, b on now.',
  ],
])('Check now of %j, %j says of %j: %s', (subject, step, result, note) => {
  const unknown = buildStep('CBTA', { status: 'unknown', written: 'unknown', ...step });
  expect(evaluateVerification(subject, unknown, result, 1_000_000).note).toBe(note);
});
