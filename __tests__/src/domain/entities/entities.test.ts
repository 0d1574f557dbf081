import { agencySchema } from '@/domain/entities/agency';
import { OFFERED_APPLICATIONS } from '@/domain/entities/application';
import { PAYMENT_MEDIUMS } from '@/domain/entities/medium';
import { passSchema } from '@/domain/entities/pass';
import { paymentSchema } from '@/domain/entities/payment';
import { purchaseOrderSchema } from '@/domain/entities/purchaseOrder';
import { RESOURCE_KINDS } from '@/domain/entities/resource';
import { USER_TYPES } from '@/domain/entities/user';
import { ENTITY_SCHEMAS } from '@tests/support/entitySchemas';

/** All that is no part of an object, as texts: nothing of it may be undefined or NaN. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

it.each(ENTITY_SCHEMAS)(
  'a row of %s with its key alone is read, everything else null',
  (_name, schema, least) => {
    const read = schema.validateSync(least, { stripUnknown: true });
    expect(read).toMatchObject(least);
    expect(leaves(read).filter((leaf) => leaf !== null)).toHaveLength(Object.keys(least).length);
  },
);

it.each(ENTITY_SCHEMAS)('odd values of %s are null, never an error', (_name, schema, least) => {
  const fields = Object.keys(schema.validateSync(least, { stripUnknown: true }) as object);
  for (const odd of [{}, [], { a: 1 }, NaN, null, undefined]) {
    const row = { ...Object.fromEntries(fields.map((field) => [field, odd])), ...least };
    const texts = leaves(schema.validateSync(row, { stripUnknown: true }));
    expect(texts).not.toContain(undefined);
    expect(texts).not.toContain(NaN);
  }
});

it.each(ENTITY_SCHEMAS.filter(([, , least]) => Object.keys(least).length > 0))(
  'a row of %s without its key is refused',
  (_name, schema, least) => {
    for (const key of Object.keys(least)) {
      const without = Object.fromEntries(Object.entries(least).filter(([name]) => name !== key));
      expect(() => schema.validateSync(without)).toThrow();
      expect(() => schema.validateSync({ ...without, [key]: null })).toThrow();
    }
  },
);

it.each([
  [agencySchema, { id: 1, abbreviation: 'A', databaseName: 'X' }, { databasename: 'X' }],
  [agencySchema, { id: 1, abbreviation: 'A', databasename: 'X' }, { databasename: 'X' }],
  [passSchema, { id: 1, raw: '{}', purchase_order: 7, application_session_id: 's' }, { po_id: 7, application_session: 's' }],
  [passSchema, { id: 1, raw: '{}', po_id: 7, application_session: 's' }, { po_id: 7, application_session: 's' }],
  [purchaseOrderSchema, { id: 1, raw: '{}', trnid: 'T', application_session_id: 's' }, { transaction_id: 'T', application_session: 's' }],
  [purchaseOrderSchema, { id: 1, raw: '{}', transaction_id: 'T' }, { transaction_id: 'T' }],
  [paymentSchema, { id: 1, raw: '{}', fare_media_alias: 'Cash' }, { fare_media: 'Cash' }],
  [paymentSchema, { id: 1, raw: '{}', fare_media: 'Cash', data: { coupon_id: '3', coupon_count: '2' } }, { fare_media: 'Cash', data: { coupon_id: '3', coupon_count: 2 } }],
])('both spellings are read: case %#', (schema, row, read) => {
  expect(schema.validateSync(row, { stripUnknown: true })).toMatchObject(read);
}); // prettier-ignore

it('knows the words of the specification', () => {
  expect(PAYMENT_MEDIUMS.join()).toBe(
    'CreditCard,RMPay,CashFare,CashFareOverPayment,CashTopUp,CashFareDuplicate,Check,SmartCard,NoPay,EFT,Token,' +
      'ExternalCardPayment,MoneyOrder,ImportedBalance,AgencyCredit,ZeroFare',
  );
  expect(USER_TYPES.join()).toBe('administrator,facility,driver,rider,generic_rider,ghost,phantom_rider');
  expect(RESOURCE_KINDS.join()).toBe('terms,privacy,about');
  expect(OFFERED_APPLICATIONS).toEqual({
    names: ['pay', 'amble', 'mod'],
    versions: ['1.0.0', '1.0.1', '1.6.0'],
    platforms: ['browser', 'android', 'ios'],
  });
});
