import { type Payment, paymentSchema } from '@/domain/entities/payment';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { describeRiderFailure } from '@/domain/failureTexts/riderProfile';
import {
  changesNothing,
  describeWhyNotRevertible,
  formatMedium,
  hasPaymentChanged,
  resolveMedium,
  toSentPayment,
} from '@/domain/payments/correction';
import {
  createCorrectionSchema,
  parseWholeNumber,
} from '@/screens/rider-profile/correction/fields/correctionSchema';
import { toPayload } from '@/screens/rider-profile/correction/write/toPayload';

const CASH_VALUES = { amount: '1250', payment_medium: 'CashFare', coupon_id: '', coupon_count: '' };
const COUPON_VALUES = { ...CASH_VALUES, payment_medium: 'Coupon', coupon_id: '7', coupon_count: '2' };

function listMessages(values: object, maxCents: number | null = null, amountBefore = 450): string[] {
  try {
    createCorrectionSchema(maxCents, 'AUD', amountBefore).validateSync(
      { ...CASH_VALUES, ...values },
      { abortEarly: false },
    );
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

it.each([
  ['0', []],
  ['1', []],
  [' 1250 ', []],
  ['007', []],
  ['9007199254740991', []],
  ['', ['Amount is required']],
  ['   ', ['Amount is required']],
  ['abc', ['Amount must be a number']],
  ['12abc', ['Amount must be a number']],
  ['1e3', ['Amount must be a number']],
  ['1,000', ['Amount must be a number']],
  ['-1', ['Amount must be at least 0']],
  ['-0.5', ['Amount must be at least 0']],
  ['2.9', ['Amount must be a whole number of cents']],
  ['9007199254740992', ['Amount must be at most 9007199254740991']],
  ['9007199254740993', ['Amount must be at most 9007199254740991']],
])('validates amount %p with messages %p', (amount, expected) => {
  expect(listMessages({ amount })).toEqual(expected);
});

it.each([
  [500_000, '500000', []],
  [500_000, '500001', ['Amount must be at most 500000 cents ($5,000.00 AUD)']],
  [500_000, '9007199254740992', ['Amount must be at most 500000 cents ($5,000.00 AUD)']],
  [500_000.5, '500001', ['Amount must be at most 500000 cents ($5,000.00 AUD)']],
  [0, '1', ['Amount must be at most 0 cents ($0.00 AUD)']],
  [1e300, '9007199254740992', ['Amount must be at most 9007199254740991']],
  // The payment's own amount.
  [500_000, ' 600000 ', []],
])('with a largest amount of %d cents, validates %p with messages %p', (maxCents, amount, expected) => {
  expect(listMessages({ amount }, maxCents, 600_000)).toEqual(expected);
  // The largest amount is not that of other numbers.
  expect(listMessages({ ...COUPON_VALUES, coupon_count: '600000' }, maxCents)).not.toContain(
    expect.stringContaining('Coupon count'),
  );
});

it.each<[string, string[]]>([
  ['', ['Fare media is required']],
  // A medium of the platform that a correction cannot set.
  ['CreditCard', ['Fare media is required']],
  ['RMPay', []],
  ['NoPay', []],
  ['CashFare', []],
  ['Token', []],
  ['CashFareOverPayment', []],
])('validates fare media %p with messages %p', (payment_medium, expected) => {
  expect(listMessages({ payment_medium })).toEqual(expected);
});

it.each([
  ['1', []],
  ['', ['Coupon count is required']],
  ['0', ['Coupon count must be at least 1']],
  ['-2', ['Coupon count must be at least 1']],
  ['1.5', ['Coupon count must be a whole number']],
  ['x', ['Coupon count must be a number']],
])('validates coupon count %p with messages %p', (coupon_count, expected) => {
  expect(listMessages({ ...COUPON_VALUES, coupon_count })).toEqual(expected);
  expect(listMessages({ coupon_count })).toEqual([]);
});

it('requires a coupon only for the medium Coupon', () => {
  expect(listMessages({ ...COUPON_VALUES, coupon_id: '' })).toEqual(['Coupon is required']);
  expect(listMessages({ coupon_id: '' })).toEqual([]);
});

it('builds a payload with numbers, except a coupon id that a number would change; coupon fields only for Coupon', () => {
  expect(JSON.stringify(toPayload({ ...COUPON_VALUES, payment_medium: 'Token' }))).toBe(
    '{"amount":1250,"payment_medium":"Token"}',
  );
  expect(toPayload({ ...COUPON_VALUES, coupon_id: '007' })).toMatchObject({ coupon_id: '007' });
  expect(toPayload({ ...COUPON_VALUES, coupon_id: 'SNOW-1' })).toMatchObject({ coupon_id: 'SNOW-1' });
  expect(toPayload({ ...COUPON_VALUES, coupon_id: '9007199254740993' })).toMatchObject({
    coupon_id: '9007199254740993',
  });
  expect(JSON.stringify(toPayload({ ...COUPON_VALUES, amount: ' 0 ' }))).toBe(
    '{"amount":0,"payment_medium":"Coupon","coupon_id":7,"coupon_count":2}',
  );
});

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['', null],
  ['-1', null],
  ['1.0', null],
  ['9007199254740993', null],
])('parses %p as the whole number %p', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

/** Two media have the alias Card, so that it stands for neither. Check is a medium, and the alias of another one. */
const MEDIUMS = [
  { medium: 'CashFare', alias: 'Cash' },
  { medium: 'CreditCard', alias: 'Card' },
  { medium: 'EFT', alias: 'Card' },
  { medium: 'Token', alias: null },
  { medium: 'Check', alias: '' },
  { medium: 'MoneyOrder', alias: 'Check' },
];

it.each([
  ['CashFare', 'CashFare'],
  ['Cash', 'CashFare'],
  // A medium that a correction can set, although the platform's list (MEDIUMS) lacks it.
  ['Coupon', 'Coupon'],
  ['CreditCard', 'CreditCard'],
  ['Card', null],
  ['Check', null],
  ['MoneyOrder', 'MoneyOrder'],
  ['', null],
  // Neither in the list nor a medium that a correction can set.
  ['Shells', null],
  [null, null],
])('resolves a payment’s fare media %p, a medium or an alias, to the medium %p', (text, medium) => {
  expect(resolveMedium(text, MEDIUMS)).toBe(medium);
});

it('takes the alias of a payment whose medium is an empty text', () => {
  const row = { id: 5, fare_media: '', fare_media_alias: 'Cash', raw: '{}' };
  expect(paymentSchema.cast(row).fare_media).toBe('Cash');
});

it('gives a medium one name, whether a payment has it or its alias', () => {
  const names = ['CashFare', 'Cash', 'Token', 'RMPay', 'Card', null].map((name) =>
    formatMedium(name, MEDIUMS),
  );
  expect(names).toEqual(['Cash · CashFare', 'Cash · CashFare', 'Token', 'RMPay', 'Card', '—']);
});

const PAYMENT: Payment = {
  id: 5,
  user_id: 1,
  status: 'PAYMENT.OK',
  transaction_amount: 500,
  payment_type: 'FARE',
  created: null,
  fare_media: 'Cash',
  data: { coupon_id: null, coupon_count: null },
  raw: '{}',
};

it.each<[string, Partial<Payment>, string | null]>([
  ['a medium that a correction can set, by its alias', {}, null],
  [
    'a medium that a correction cannot set',
    { fare_media: 'CreditCard' },
    'a correction can’t set CreditCard',
  ],
  ['no medium', { fare_media: null }, 'its medium is not known'],
  ['a negative amount', { transaction_amount: -500 }, 'its amount is below zero'],
  ['no amount', { transaction_amount: null }, 'its amount is not known'],
  ['the largest amount', { transaction_amount: 600 }, null],
  ['a larger amount', { transaction_amount: 601 }, 'its amount is above the largest of a correction'],
  ['a larger amount that stays', { transaction_amount: 700 }, null],
  ['Coupon with a coupon', { fare_media: 'Coupon', data: { coupon_id: 7, coupon_count: 1 } }, null],
  ['Coupon without a coupon', { fare_media: 'Coupon' }, 'its coupon is not known'],
  [
    'another medium with a coupon',
    { data: { coupon_id: 7, coupon_count: 1 } },
    'it has a coupon with another medium',
  ],
])('describeWhyNotRevertible of a payment with %s, %p, is %p', (_case, changed, expected) => {
  expect(describeWhyNotRevertible({ ...PAYMENT, ...changed }, 700, MEDIUMS, 600)).toBe(expected);
});

it.each([
  ['without a coupon', null, true],
  ['with a coupon', 7, false],
])(
  'a correction to the same amount and medium of a payment %s changes nothing: %p',
  (_case, coupon_id, expected) => {
    const payment = { ...PAYMENT, data: { coupon_id, coupon_count: coupon_id } };
    expect(changesNothing(payment, { amount: 500, payment_medium: 'CashFare' }, MEDIUMS)).toBe(expected);
  },
);

it.each<[string, Partial<Payment>, boolean]>([
  ['nothing else', {}, false],
  ['the medium of its alias', { fare_media: 'CashFare' }, false],
  ['another amount', { transaction_amount: 501 }, true],
  ['another medium', { fare_media: 'Token' }, true],
  ['another status', { status: 'PAYMENT.REFUND' }, true],
  ['a coupon', { data: { coupon_id: 7, coupon_count: 1 } }, true],
])('hasPaymentChanged: a payment that now has %s, %p, is changed: %p', (_case, changed, expected) => {
  expect(hasPaymentChanged(PAYMENT, { ...PAYMENT, ...changed }, MEDIUMS)).toBe(expected);
});

it('hasPaymentChanged compares only what is known', () => {
  const seen = { transaction_amount: 500, fare_media: 'CashFare' };
  const current = { ...PAYMENT, status: 'PAYMENT.REFUND', data: { coupon_id: 7, coupon_count: 1 } };
  expect(hasPaymentChanged(seen, current, MEDIUMS)).toBe(false);
});

it('a correction without a coupon does not tell which coupon the payment has afterwards', () => {
  const sent = toSentPayment({ ...PAYMENT, data: { coupon_id: null, coupon_count: null } }, 0);
  const current = { ...PAYMENT, data: { coupon_id: 7, coupon_count: 1 } };
  expect(hasPaymentChanged(sent, current, MEDIUMS)).toBe(false);
});

it('hasPaymentChanged takes an id as a number or as a text', () => {
  const coupon = (coupon_id: number | string) => ({ ...PAYMENT, data: { coupon_id, coupon_count: 1 } });
  expect(hasPaymentChanged(coupon(7), coupon('7'), MEDIUMS)).toBe(false);
});

it('converts an unexpected error to an unspecified failure, whose outcome is unknown', () => {
  const failure = toFailure(new Error('x is not a function'));
  expect(describeRiderFailure('submitCorrection', failure)).toBe('Error: Unspecified Error');
  expect(describeRiderFailure('submitCorrection', { kind: 'timeout' })).toBe(
    'Error: Unable to Submit Payment Correction',
  );
  expect(isOutcomeUnknown(failure)).toBe(true);
});
