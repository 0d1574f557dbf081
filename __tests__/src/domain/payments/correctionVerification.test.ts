import { evaluateCorrection } from '@/domain/payments/correctionVerification';

/** Two media have the alias Card, so that it stands for neither. */
const MEDIUMS = [
  { medium: 'CashFare', alias: 'Cash' },
  { medium: 'Token', alias: 'Card' },
  { medium: 'EFT', alias: 'Card' },
];
const BEFORE = {
  transaction_amount: 500 as number | null,
  fare_media: 'Cash' as string | null,
  data: { coupon_id: null as number | string | null, coupon_count: null as number | null },
};
const SENT = { amount: 700, payment_medium: 'CashFare' };
const COUPON = { payment_medium: 'Coupon', coupon_id: 7, coupon_count: 2 };
const SENT_AT = 1_000;
/** Late enough for the verdict that a correction without an answer was not applied. */
const LATER = SENT_AT + 30_000;

interface Case {
  before?: Partial<typeof BEFORE>;
  /** The fields that have changed since. */
  changed?: Partial<typeof BEFORE>;
  correction?: object;
}

const evaluate = ({ before, changed, correction }: Case, now = LATER, unansweredAt?: number) => {
  const sent = { before: { ...BEFORE, ...before }, correction: { ...SENT, ...correction }, sentAt: SENT_AT };
  return evaluateCorrection({ ...sent, unansweredAt }, { ...sent.before, ...changed }, MEDIUMS, now);
};

const hasCoupon = (coupon_id: number | string | null, coupon_count: number | null) => ({
  transaction_amount: 700,
  fare_media: 'Coupon',
  data: { coupon_id, coupon_count },
});

it.each<[string, Case, string]>([
  ['the submitted values', { changed: { transaction_amount: 700 } }, 'applied'],
  ['the previous values', {}, 'notApplied'],
  ['another amount', { changed: { transaction_amount: 900 } }, 'hasOtherValues'],
  ['another medium', { changed: { transaction_amount: 700, fare_media: 'NoPay' } }, 'hasOtherValues'],
  ['the submitted values and coupon', { changed: hasCoupon('7', 2), correction: COUPON }, 'applied'],
  ['another coupon', { changed: hasCoupon(8, 2), correction: COUPON }, 'hasOtherValues'],
  ['another coupon count', { changed: hasCoupon(7, 3), correction: COUPON }, 'hasOtherValues'],
  ['the submitted values as before', { before: { transaction_amount: 700 } }, 'hadSubmittedValues'],
  // What can't be read neither is nor isn't what was submitted.
  ['no amount', { before: { transaction_amount: null } }, 'valuesUnreadable'],
  ['no amount any more', { changed: { transaction_amount: null } }, 'valuesUnreadable'],
  [
    'an alias of two media',
    { before: { fare_media: 'Card' }, correction: { amount: 500, payment_medium: 'Token' } },
    'valuesUnreadable',
  ],
  [
    'the submitted amount, and an alias of two media',
    { changed: { transaction_amount: 700, fare_media: 'Card' }, correction: { payment_medium: 'Token' } },
    'valuesUnreadable',
  ],
  ['no coupon', { before: hasCoupon(null, null), correction: COUPON }, 'valuesUnreadable'],
  // The amount alone tells that these were not applied.
  ['the previous amount, and an alias of two media', { before: { fare_media: 'Card' } }, 'notApplied'],
  [
    'the previous medium, and no amount',
    { before: { transaction_amount: null }, correction: COUPON },
    'notApplied',
  ],
])('a correction whose payment is read again with %s is %#: %s', (_case, values, expected) => {
  const checked = evaluate(values);
  expect(checked.result === 'unknown' ? checked.reason : checked.result).toBe(expected);
});

it('an unchanged payment tells that a correction was not applied only when it can no longer be applied', () => {
  const unknown = { result: 'unknown', reason: 'notAppliedSoFar' };
  expect(evaluate({}, LATER - 1)).toEqual(unknown);
  // The computer's clock was set back.
  expect(evaluate({}, SENT_AT - 60_000)).toEqual(unknown);
  expect(evaluate({}, LATER - 1, 0)).toEqual({ result: 'notApplied' });
  // The token was renewed before its request.
  expect(evaluate({}, LATER, SENT_AT + 1)).toEqual(unknown);
  expect(evaluate({ changed: { transaction_amount: 700 } }, SENT_AT)).toEqual({ result: 'applied' });
});

it.each([
  ['the payment could not be loaded', null, MEDIUMS, 'paymentUnreadable'],
  ['the media could not be loaded', BEFORE, null, 'mediumsUnreadable'],
] as const)('a verified correction stays unknown when %s', (_case, reloaded, mediums, reason) => {
  const sent = { before: BEFORE, correction: SENT, sentAt: SENT_AT };
  expect(evaluateCorrection(sent, reloaded, mediums, LATER)).toEqual({ result: 'unknown', reason });
});
