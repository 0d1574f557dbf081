import {
  describeSubject,
  describeSubjectChange,
  formatSubjectValue,
  isSameSubjectValue,
} from '@/domain/rollout/subjectValue';

const PAY = { kind: 'features', application: { name: 'pay', version: '1.0.1', platform: 'ios' } } as const;

it('names the features of a value with their states, and of a change only those that differ', () => {
  const before = '{"pay_wallet":"off","pay_tokens":"on","pay_cards":"on"}';
  const after = '{"pay_wallet":"on","pay_tokens":"off","pay_cards":"on"}';
  expect(describeSubject(PAY)).toBe('App features of pay 1.0.1 ios');
  expect(formatSubjectValue(PAY, after)).toBe('pay_wallet on, pay_tokens off, pay_cards on');
  expect(describeSubjectChange(PAY, before, after)).toBe('pay_wallet on, pay_tokens off');
});

it.each([
  ['the same states in another order', '{"pay_tokens":"off","pay_wallet":"on"}', true],
  ['another state', '{"pay_wallet":"off","pay_tokens":"off"}', false],
  ['a further feature', '{"pay_wallet":"on","pay_tokens":"off","pay_cards":"off"}', false],
  ['a missing feature', '{"pay_wallet":"on"}', false],
])('compares states of features with %s', (_what, other, isSame) => {
  expect(isSameSubjectValue(PAY, '{"pay_wallet":"on","pay_tokens":"off"}', other)).toBe(isSame);
});
