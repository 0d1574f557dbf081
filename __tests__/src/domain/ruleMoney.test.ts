import { formatRuleMoney, isInCents } from '@/domain/ruleMoney';

it.each([
  ['{"cents":20100}', '$201.00'],
  ['{"cents":0}', '$0.00'],
  ['{"cents":90071992547409930}', null],
  ['{"value":200}', null],
  ['{"cents":"200"}', null],
  ['{"cents":200,"allowed":true}', null],
])('the amount of the rule %s is %s', (ruleJson, money) => {
  expect(formatRuleMoney(ruleJson, 'USD')).toBe(money);
});

it('names the currency of Australia', () => {
  expect(formatRuleMoney('{"cents":250}', 'AUD')).toBe('$2.50 AUD');
  expect(isInCents('{"cents":90071992547409930}')).toBe(true);
});
