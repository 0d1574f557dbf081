import {
  describeSubject,
  describeSubjectChange,
  formatDifferingParts,
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

const RULE = { kind: 'rule', category: 'Fares', identity: 'overdraft' } as const;

it('names up to three differences of an object, and counts the rest', () => {
  const describe = (after: string) => describeSubjectChange(RULE, '{"a":1,"b":1,"c":1,"d":1}', after);
  expect(describe('{"a":2,"b":2,"c":2,"d":1}')).toBe('a: 1 → 2, b: 1 → 2, c: 1 → 2');
  expect(describe('{"a":2,"b":2,"c":2,"d":2}')).toBe('a: 1 → 2, b: 1 → 2, c: 1 → 2 and 1 more');
});

it.each([
  ['a part of an object', RULE, '{"allow":true,"cents":250}', '{"allow":true,"cents":260}', 'cents: 250'],
  [
    'a part that only the other has',
    RULE,
    '{"allow":true,"days":1}',
    '{"allow":true,"days":1,"cents":260}',
    'cents: not set',
  ],
  [
    'an object without a difference',
    RULE,
    '{"allow":true,"cents":2}',
    '{"cents":2, "allow":true}',
    '{"allow":true,"cents":2}',
  ],
  ['a number', RULE, '{"value":200}', '{"value":250}', '200'],
  [
    'a feature',
    PAY,
    '{"pay_wallet":"off","pay_cards":"on"}',
    '{"pay_wallet":"on","pay_cards":"on"}',
    'pay_wallet off',
  ],
])('shows of a value what differs: %s', (_what, subject, json, other, text) => {
  expect(formatDifferingParts(subject, json, other)).toBe(text);
});
