import { differenceInCents, formatSignedMoney } from '@/domain/payments/moneyDifference';

it('formats differences with their sign, and missing ones as a dash', () => {
  expect([1, -5, 0, null].map((cents) => formatSignedMoney(cents, 'USD'))).toEqual([
    '+$0.01',
    '-$0.05',
    '$0.00',
    '—',
  ]);
  expect(formatSignedMoney(100, 'AUD')).toBe('+$1.00 AUD');
  // From 500 to 700 cents.
  expect(differenceInCents(500, 700)).toBe(200);
  expect(differenceInCents(null, 700)).toBeNull();
  expect(differenceInCents(500, null)).toBeNull();
  expect(differenceInCents(-500, Number.MAX_SAFE_INTEGER)).toBeNull();
});
