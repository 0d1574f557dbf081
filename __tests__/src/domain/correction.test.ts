import { canRevertPayment, formatMedium, resolveMedium, evaluateCorrection } from '@/domain/correction';
import { type Payment, formatPaymentStatus } from '@/domain/entities/payment';
import { toFailure, isOutcomeUnknown, describeRiderFailure } from '@/domain/failures';
import { subtractCents, formatSignedCents } from '@/domain/money';
import { correctionSchema, parseWholeNumber } from '@/screens/rider-profile/correction/correctionSchema';
import { toPayload } from '@/screens/rider-profile/correction/toPayload';

const VALUES = { amount: '1250', payment_medium: 'CashFare', coupon_id: '', coupon_count: '' };
const COUPON = { ...VALUES, payment_medium: 'Coupon', coupon_id: '7', coupon_count: '2' };

function messages(values: object): string[] {
  try {
    correctionSchema.validateSync({ ...VALUES, ...values }, { abortEarly: false });
    return [];
  } catch (problem) {
    return (problem as { errors: string[] }).errors;
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
])('amount %p: %p', (amount, expected) => {
  expect(messages({ amount })).toEqual(expected);
});

it.each<[string, string[]]>([
  ['', ['Fare media is required']],
  ['CreditCard', ['Fare media is required']],
  ['RMPay', []],
  ['NoPay', []],
  ['CashFare', []],
  ['Token', []],
  ['CashFareOverPayment', []],
])('fare media %p: %p', (payment_medium, expected) => {
  expect(messages({ payment_medium })).toEqual(expected);
});

it.each([
  ['1', []],
  ['', ['Coupon count is required']],
  ['0', ['Coupon count must be at least 1']],
  ['-2', ['Coupon count must be at least 1']],
  ['1.5', ['Coupon count must be a whole number']],
  ['x', ['Coupon count must be a number']],
])('coupon count %p: %p', (coupon_count, expected) => {
  expect(messages({ ...COUPON, coupon_count })).toEqual(expected);
  expect(messages({ coupon_count })).toEqual([]);
});

it('a coupon is required for Coupon only', () => {
  expect(messages({ ...COUPON, coupon_id: '' })).toEqual(['Coupon is required']);
  expect(messages({ coupon_id: '' })).toEqual([]);
});

it('the payload has numbers, and the coupon’s fields with Coupon only', () => {
  expect(JSON.stringify(toPayload({ ...COUPON, payment_medium: 'Token' }))).toBe(
    '{"amount":1250,"payment_medium":"Token"}',
  );
  expect(toPayload({ ...COUPON, coupon_id: 'SNOW-1' })).toMatchObject({ coupon_id: 'SNOW-1' });
  expect(toPayload({ ...COUPON, coupon_id: '9007199254740993' })).toMatchObject({
    coupon_id: '9007199254740993',
  });
  expect(JSON.stringify(toPayload({ ...COUPON, amount: ' 0 ' }))).toBe(
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
])('%p is the whole number %p', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

const MEDIUMS = [
  { medium: 'CashFare', alias: 'Cash' },
  { medium: 'CreditCard', alias: 'Card' },
  { medium: 'EFT', alias: 'Card' },
  { medium: 'Token', alias: null },
];

it.each([
  ['CashFare', 'CashFare'],
  ['Cash', 'CashFare'],
  ['Coupon', 'Coupon'],
  ['CreditCard', 'CreditCard'],
  ['Card', null],
  ['Shells', null],
  [null, null],
])('%p is the medium %p', (text, medium) => {
  expect(resolveMedium(text, MEDIUMS)).toBe(medium);
});

it('a medium is called by its alias, where there is one', () => {
  expect(['CashFare', 'Token', 'RMPay'].map((medium) => formatMedium(medium, MEDIUMS))).toEqual([
    'Cash',
    'Token',
    'RMPay',
  ]);
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

it.each<[string, Partial<Payment>, boolean]>([
  ['one of the six by alias', {}, true],
  ['another medium', { fare_media: 'CreditCard' }, false],
  ['no medium', { fare_media: null }, false],
  ['a negative amount', { transaction_amount: -500 }, false],
  ['no amount', { transaction_amount: null }, false],
  ['Coupon with a coupon', { fare_media: 'Coupon', data: { coupon_id: 7, coupon_count: 1 } }, true],
  ['Coupon without one', { fare_media: 'Coupon' }, false],
])('with %s: can be put back: %p', (_case, changed, expected) => {
  expect(canRevertPayment({ ...PAYMENT, ...changed }, MEDIUMS)).toBe(expected);
});

const COUPON_SEEN = { transaction_amount: 700, fare_media: 'Coupon' };

it.each<[string, Partial<Payment>, object, string]>([
  ['as submitted', { transaction_amount: 700 }, {}, 'applied'],
  ['as before', {}, {}, 'notApplied'],
  ['another amount', { transaction_amount: 900 }, {}, 'unknown'],
  ['another medium', { transaction_amount: 700, fare_media: 'Token' }, {}, 'unknown'],
  [
    'as submitted, with the coupon',
    { ...COUPON_SEEN, data: { coupon_id: '7', coupon_count: 2 } },
    { payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 },
    'applied',
  ],
  [
    'another count',
    { ...COUPON_SEEN, data: { coupon_id: 7, coupon_count: 3 } },
    { payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 },
    'unknown',
  ],
])('a payment seen %s', (_case, changed, correction, verdict) => {
  const sent = { amount: 700, payment_medium: 'CashFare', ...correction };
  expect(evaluateCorrection(PAYMENT, { ...PAYMENT, ...changed }, sent, MEDIUMS)).toBe(verdict);
});

it('a payment that had the submitted values before can’t tell whether it was given them again', () => {
  const before = { ...PAYMENT, transaction_amount: 700, fare_media: 'CashFare' };
  const sent = { amount: 700, payment_medium: 'CashFare' };
  expect(evaluateCorrection(before, before, sent, MEDIUMS)).toBe('unknown');
});

it('differences have their sign, and are missing where they can’t be told', () => {
  expect([100, -5, 0, null].map(formatSignedCents)).toEqual(['+$1.00', '-$0.05', '$0.00', '—']);
  expect(subtractCents(500, 700)).toBe(200);
  expect(subtractCents(null, 700)).toBeNull();
  expect(subtractCents(-500, Number.MAX_SAFE_INTEGER)).toBeNull();
});

it('PAYMENT.OK is displayed as OK, anything else as it is', () => {
  expect(['PAYMENT.OK', 'PAYMENT.VOID', '', null].map(formatPaymentStatus)).toEqual([
    'OK',
    'PAYMENT.VOID',
    '—',
    '—',
  ]);
});

it('an error that nobody foresaw is the unspecified one, and may have been applied', () => {
  const failure = toFailure(new Error('x is not a function'));
  expect(describeRiderFailure(6, failure)).toBe('Error: Unspecified Error');
  expect(describeRiderFailure(6, { kind: 'timeout' })).toBe('Error: Unable to Submit Payment Correction');
  expect(isOutcomeUnknown(failure)).toBe(true);
});
