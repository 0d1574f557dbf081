import { parsePendingWrites } from '@/session/writes/parsePendingWrites';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';

it.each([[{ rejection: 'Unable to edit payment.' }], [{}]])(
  'a correction that was not applied is read with the reason of its rejection, or without one: %j',
  (reason) => {
    const rejected = {
      ...PENDING_CORRECTION,
      ...reason,
      verification: { result: 'notApplied', payment: null },
    };
    expect(parsePendingWrites({ list: [rejected] })).toEqual({ list: [rejected] });
    expect(parsePendingWrites({ list: [{ ...rejected, rejection: 7 }] })).toEqual({ list: [] });
  },
);

it.each([
  ['stays', { result: 'unknown', reason: 'hasOtherValues', payment: PAYMENT_VALUES }],
  ['stays', { result: 'applied', payment: PAYMENT_VALUES }],
  ['is to be made again', { result: 'unknown', payment: PAYMENT_VALUES }],
  ['is to be made again', { result: 'fine', payment: null }],
  ['is to be made again', { result: 'applied', payment: {} }],
  ['is to be made again', 'applied'],
  ['is to be made again', undefined],
])('a check %s that is stored as %j', (outcome, verification) => {
  expect(parsePendingWrites({ list: [{ ...PENDING_CORRECTION, verification }] })).toEqual({
    list: [{ ...PENDING_CORRECTION, verification: outcome === 'stays' ? verification : null }],
  });
});

const AGENCY = { region: 'usEast', agency: 'CBTA' };
const NAMES = { firstName: 'Jo', lastName: 'Johnson', telephone: '' };
const REGISTRATION = { kind: 'registration', ...AGENCY, email: 'jo@agency.example', ...NAMES };
const PROFILE = {
  kind: 'profile',
  ...AGENCY,
  email: 'jo@agency.example',
  profile: { user_id: 7, first_name: 'Jo', last_name: 'Johnson', cell_phone: '' },
  isOutcomeUnknown: true,
  sentAt: 1,
};
const withCorrection = (changes: object) => ({ ...PENDING_CORRECTION, ...changes });
const withBefore = (changes: object) => withCorrection({ before: { ...PAYMENT_VALUES, ...changes } });
const withProfile = (changes: object) => ({ ...PROFILE, profile: { ...PROFILE.profile, ...changes } });

it.each([
  ['a correction', PENDING_CORRECTION],
  [
    'a correction with all optional fields',
    withCorrection({ unansweredAt: 2, revertedId: 'a', balanceAfter: 5 }),
  ],
  ['a correction of unknown values', withBefore({ transaction_amount: null, fare_media: null })],
  ['a registration', REGISTRATION],
  ['a registration that was not applied', { ...REGISTRATION, isNotApplied: true }],
  ['a profile', PROFILE],
  ['a profile of a user whose id is a text', withProfile({ user_id: 'u7' })],
])('reads %s as it is', (_what, write) => {
  expect(parsePendingWrites({ list: [write] })).toEqual({ list: [write] });
});

it.each([
  ['sending', { unansweredAt: 7 }],
  ['verifying', {}],
])('the outcome of a correction that a reload has found %s is unknown', (status, times) => {
  jest.spyOn(Date, 'now').mockReturnValue(7);
  const verification = { result: 'applied', payment: null };
  expect(parsePendingWrites({ list: [withCorrection({ status, verification })] }).list).toEqual([
    { ...PENDING_CORRECTION, ...times },
  ]);
});

it.each([
  ['registration', REGISTRATION],
  ['profile', PROFILE],
])('a %s that was being sent before a reload is no longer sent', (_kind, write) => {
  jest.spyOn(Date, 'now').mockReturnValue(7);
  expect(parsePendingWrites({ list: [{ ...write, isSending: true }] }).list).toEqual([
    { ...write, isSending: false, sentAt: 7 },
  ]);
});

it.each([
  ['null', null],
  ['another kind', { ...REGISTRATION, kind: 'toString' }],
  ['another region', { ...REGISTRATION, region: 'mars' }],
  ['no agency', { ...REGISTRATION, agency: null }],
  ['a time that is a text', { ...REGISTRATION, sentAt: 'now' }],
  ['a mark of sending that is a text', { ...REGISTRATION, isSending: 'yes' }],
  ['a mark of not applied that is a text', { ...REGISTRATION, isNotApplied: 'yes' }],
  ['a registration without its email', { ...REGISTRATION, email: undefined }],
  ['a profile without a name', withProfile({ last_name: undefined })],
  ['a profile of no user', withProfile({ user_id: null })],
  ['a profile without its email', { ...PROFILE, email: undefined }],
  ['a profile without its outcome', { ...PROFILE, isOutcomeUnknown: undefined }],
  ['a correction of no payment', withCorrection({ paymentId: 5_000_083 })],
  ['a correction without its entry in the journal', withCorrection({ changeId: undefined })],
  ['a correction without a medium', withCorrection({ correction: { amount: 700 } })],
  ['a correction without an amount', withCorrection({ correction: { payment_medium: 'CashFare' } })],
  ['a correction without the values before', withCorrection({ before: null })],
  ['a previous amount that is a text', withBefore({ transaction_amount: '450' })],
  ['a previous medium that is a number', withBefore({ fare_media: 7 })],
  ['no previous coupon', withBefore({ data: null })],
  ['a balance before that is missing', withCorrection({ balanceBefore: undefined })],
  ['a balance after that is a text', withCorrection({ balanceAfter: '5' })],
  ['a correction without its time', withCorrection({ sentAt: null })],
  ['a time without an answer that is a text', withCorrection({ unansweredAt: 'now' })],
  ['a revert of a number', withCorrection({ revertedId: 7 })],
])('leaves out %s', (_what, damaged) => {
  expect(parsePendingWrites({ list: [damaged, REGISTRATION] })).toEqual({ list: [REGISTRATION] });
});

it.each([
  ['correction', withCorrection({ unansweredAt: 9 }), { unansweredAt: 7 }],
  ['registration', { ...REGISTRATION, sentAt: 9 }, { isSending: false, sentAt: 7 }],
  ['profile', { ...PROFILE, sentAt: 9 }, { isSending: false, sentAt: 7 }],
])('after the clock was set back, a %s was not sent in the future', (_kind, write, times) => {
  jest.spyOn(Date, 'now').mockReturnValue(7);
  expect(parsePendingWrites({ list: [write] }).list).toEqual([{ ...write, ...times }]);
});
