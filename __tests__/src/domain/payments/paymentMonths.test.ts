import { getAge } from '@/domain/age';
import {
  describeLoadedPayments,
  describePaymentMonth,
  groupPaymentsByMonth,
  listMonthStates,
} from '@/domain/payments/paymentMonths';

const NOW = new Date(2026, 10, 23);
const pay = (created: string | null, status: string | null = 'PAYMENT.OK') => ({ created, status });

it('groups payments by the last 24 months, with the tone of their states', () => {
  const { months, otherCount } = groupPaymentsByMonth(
    [
      pay('2026-11-02T12:00:00Z'),
      pay('2026-11-20T12:00:00Z'),
      pay('2026-11-21T12:00:00Z', 'PAYMENT.DECLINED'),
      pay('2024-12-15T12:00:00Z', null),
      // Before the first month, after the last one, and without a time.
      pay('2024-11-15T12:00:00Z'),
      pay('2027-01-15T12:00:00Z'),
      pay(null),
      pay('soon'),
    ],
    NOW.getTime(),
    '',
  );
  expect(months).toHaveLength(24);
  expect(months.map(describePaymentMonth).filter((text) => !text.includes('no payments'))).toEqual([
    'Dec 2024: 1 —',
    'Nov 2026: 2 OK, 1 PAYMENT.DECLINED',
  ]);
  expect(months[23]?.statuses.map(({ tone }) => tone)).toEqual(['ok', 'bad']);
  expect([months[0]?.name, months[23]?.count, otherCount]).toEqual(['Dec 2024', 3, 4]);
  expect(describePaymentMonth(months[1] ?? { name: '', count: 0, statuses: [] })).toBe(
    'Jan 2025: no payments',
  );
});

it('counts states with the same text together', () => {
  const { months } = groupPaymentsByMonth(
    [pay('2026-11-02T12:00:00Z'), pay('2026-11-03T12:00:00Z', 'OK')],
    NOW.getTime(),
    '',
  );
  expect(months[23]?.statuses).toEqual([{ status: 'OK', tone: 'ok', count: 2 }]);
});

it('lists each state of the months once, those of one tone together', () => {
  const { months } = groupPaymentsByMonth(
    [
      pay('2026-10-02T12:00:00Z', 'PAYMENT.CORRECTED'),
      pay('2026-10-02T12:00:00Z', null),
      pay('2026-10-03T12:00:00Z'),
      pay('2026-11-02T12:00:00Z', 'PAYMENT.DECLINED'),
      pay('2026-11-03T12:00:00Z', 'PAYMENT.REFUNDED'),
      pay('2026-11-04T12:00:00Z'),
    ],
    NOW.getTime(),
    '',
  );
  expect(listMonthStates(months)).toEqual([
    { status: 'OK', tone: 'ok' },
    { status: 'PAYMENT.DECLINED', tone: 'bad' },
    { status: 'PAYMENT.CORRECTED', tone: 'info' },
    { status: 'PAYMENT.REFUNDED', tone: 'info' },
    { status: '—', tone: 'still' },
  ]);
});

it('the months are those of the time zone', () => {
  const group = (timeZone: string) =>
    groupPaymentsByMonth([pay('2026-11-01T02:00:00Z')], NOW.getTime(), timeZone).months.find(
      ({ count }) => count > 0,
    )?.name;
  expect(group('America/New_York')).toBe('Oct 2026');
  expect(group('Australia/Sydney')).toBe('Nov 2026');
});

it.each([
  ['1990-11-23', 36],
  ['1990-11-24', 35],
  ['1990-12-01', 35],
  ['2026-11-24', null],
  ['1990', null],
  [null, null],
])('a rider born on %s is %s', (dateOfBirth, age) => {
  expect(getAge(dateOfBirth, NOW)).toBe(age);
});

it('a date without a time is in its month in every time zone', () => {
  const { months } = groupPaymentsByMonth([pay('2026-11-01')], NOW.getTime(), 'America/New_York');
  expect(months.find(({ count }) => count > 0)?.name).toBe('Nov 2026');
});

it.each([
  [10, 'newest', 0, 'the newest 10 payments'],
  [25, 'all', 7, 'all 25 payments; 7 not in these months'],
  [1, 'all', 1, '1 payment; 1 not in these months'],
  [1200, 'all', 0, 'all 1,200 payments'],
  [8, 'incomplete', 2, '8 payments loaded; 2 not in these months'],
] as const)('says which payments are in the chart: %d, %s, other %d', (count, extent, otherCount, text) => {
  expect(describeLoadedPayments(count, extent, otherCount)).toBe(text);
});
