import { type ChangeOutcome } from '@/domain/changes/change';
import { toChangeOutcome } from '@/domain/rollout/journalOfStep';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';

const RULE: RolloutSubject = { kind: 'rule', category: 'Fares', identity: 'daily_cap' };
const PAY: RolloutSubject = {
  kind: 'features',
  application: { name: 'pay', version: '1.6.0', platform: 'ios' },
};
type End = [RolloutStep['status'], RolloutStep['written'], string | null];

it.each<[string, RolloutSubject, End, string | null, ChangeOutcome]>([
  ['a rule that has the target', RULE, ['done', 'yes', '1'], '0', 'succeeded'],
  ['a rule that may have it', RULE, ['unknown', 'unknown', null], '0', 'unknown'],
  ['an accepted rule that has another value since', RULE, ['failed', 'yes', '2'], '0', 'succeeded'],
  [
    'accepted features with another state since',
    PAY,
    ['failed', 'yes', '{"a":"off"}'],
    '{"a":"off"}',
    'succeeded',
  ],
  ['an accepted rule that was not read again', RULE, ['unknown', 'yes', null], '0', 'unknown'],
  ['a refused second call', PAY, ['failed', 'partly', null], '{"a":"off","b":"on"}', 'partly'],
  ['a refused only call', PAY, ['failed', 'no', null], '{"b":"on"}', 'failed'],
  ['one of two', PAY, ['failed', 'unknown', '{"a":"on","b":"on"}'], '{"a":"off","b":"on"}', 'partly'],
  ['none of two', PAY, ['failed', 'unknown', '{"a":"off","b":"on"}'], '{"a":"off","b":"on"}', 'failed'],
  // `a` was added by the first try.
  ['none of the second try', PAY, ['failed', 'unknown', '{"a":"on","b":"on"}'], '{"b":"on"}', 'failed'],
  ['an entry without values', PAY, ['failed', 'unknown', '{"a":"on","b":"on"}'], null, 'failed'],
])('the entry of %s', (_name, subject, [status, written, after], before, outcome) => {
  expect(toChangeOutcome(subject, { status, written, after }, before)).toBe(outcome);
});
