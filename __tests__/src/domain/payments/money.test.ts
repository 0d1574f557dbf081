import { formatCents, formatCentsAndMoney, formatMoney } from '@/domain/payments/money';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-5, '-$0.05'],
  [29, '$0.29'],
  [100, '$1.00'],
  [1_999, '$19.99'],
  [-123_405, '-$1,234.05'],
  [100_000_000, '$1,000,000.00'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  [-0, '$0.00'],
  [null, '—'],
  [undefined, '—'],
  [NaN, '—'],
  [1.5, '—'],
  [Number.MAX_SAFE_INTEGER + 1, '—'],
])('formats %s cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each([
  [763, 'USD', '$7.63'],
  [-763, 'AUD', '-$7.63 AUD'],
  [null, 'AUD', '—'],
] as const)('formats %s cents of %s as %s', (cents, currency, text) => {
  expect(formatMoney(cents, currency)).toBe(text);
});

it('names one cent in the singular, and groups no digits of what is typed', () => {
  expect(formatCentsAndMoney(1, 'USD')).toBe('1 cent ($0.01)');
  expect(formatCentsAndMoney(500_000, 'USD')).toBe('500000 cents ($5,000.00)');
});
