import { paymentSchema } from '@/domain/entities/payment';
import { parseCorrectionDraft, toCorrectionDraft } from '@/screens/rider-profile/correction/correctionDraft';

const VALUES = { amount: '700', payment_medium: 'CashFare', coupon_id: '', coupon_count: '' };
const MEDIUMS = [{ medium: 'CashFare', alias: 'Cash', raw: '{}' }];

const SEEN_AT = 1_000;

const createPayment = (fields: object = {}) =>
  paymentSchema.cast({
    id: 5000083,
    user_id: 1000119,
    status: 'PAYMENT.VOID',
    transaction_amount: 450,
    fare_media: 'Cash',
    data: { email: 'a@b.example' },
    raw: '{}',
    ...fields,
  });

const OPENED = {
  transaction_amount: 450,
  fare_media: 'Cash',
  status: 'PAYMENT.VOID',
  data: { coupon_id: null, coupon_count: null },
  seenAt: SEEN_AT,
};

const createSeen = () => ({ ...createPayment(), seenAt: SEEN_AT });

/** The draft after a reload: without what is no JSON. */
const store = (...draft: Parameters<typeof toCorrectionDraft>) =>
  JSON.parse(JSON.stringify(toCorrectionDraft(...draft))) as Record<string, unknown>;

it('stores the typed values, and the payment for which they were typed without its rider', () => {
  expect(store(VALUES, createSeen())).toEqual({ ...VALUES, opened: OPENED });
});

it.each([
  ['a payment that has not changed', {}, VALUES, OPENED],
  ['a payment with another medium', { fare_media: 'Token' }, VALUES, OPENED],
  ['a payment that has the typed values', { transaction_amount: 700 }, VALUES, null],
  [
    'a payment of $0.00 when no amount was typed',
    { transaction_amount: 0 },
    { ...VALUES, amount: '' },
    OPENED,
  ],
])('the draft for %s', (_case, changes, values, opened) => {
  const restored = parseCorrectionDraft(store(values, createSeen()), createPayment(changes), MEDIUMS);
  expect(restored).toEqual({ values, opened });
});

it('the draft of a revert expects the values that were sent', () => {
  const sent = { transaction_amount: 450, fare_media: 'CashFare', isSent: true, seenAt: 1 };
  expect(parseCorrectionDraft(store(VALUES, sent), createPayment(), MEDIUMS)?.opened).toEqual(sent);
});

it.each([
  ['without the opened payment', undefined],
  ['with an opened payment that is invalid', { ...OPENED, transaction_amount: '450' }],
  ['with an opened payment that does not say when it was read', { ...OPENED, seenAt: undefined }],
])('a draft %s is restored', (_case, opened) => {
  const restored = parseCorrectionDraft({ ...VALUES, opened }, createPayment(), MEDIUMS);
  expect(restored).toEqual({ values: VALUES, opened: null });
});

it('a draft without a field of the form is not restored', () => {
  expect(parseCorrectionDraft({ ...VALUES, coupon_id: undefined }, createPayment(), MEDIUMS)).toBeNull();
});
