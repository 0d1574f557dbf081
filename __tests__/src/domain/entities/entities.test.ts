import { agencySchema } from '@/domain/entities/agency';
import { OFFERED_APPLICATIONS } from '@/domain/entities/application';
import { RESOURCE_KINDS } from '@/domain/entities/diagnostics/resource';
import { PAYMENT_MEDIUMS } from '@/domain/entities/medium';
import { passSchema } from '@/domain/entities/pass';
import { paymentSchema } from '@/domain/entities/payment';
import { purchaseOrderSchema } from '@/domain/entities/purchaseOrder';
import { USER_TYPES } from '@/domain/entities/user';
import { ENTITY_SCHEMAS } from '@tests/support/entitySchemas';

/** All values that are not objects, at any depth. */
function listLeaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listLeaves) : [value];
}

it.each(ENTITY_SCHEMAS)(
  'reads a row of %s that has only its key, with null for every other field',
  (_name, schema, minimalRow) => {
    const entity = schema.validateSync(minimalRow, { stripUnknown: true });
    expect(entity).toMatchObject(minimalRow);
    expect(listLeaves(entity).filter((leaf) => leaf !== null)).toHaveLength(Object.keys(minimalRow).length);
  },
);

it.each(ENTITY_SCHEMAS)(
  'reads invalid values of %s as null without an error',
  (_name, schema, minimalRow) => {
    const fields = Object.keys(schema.validateSync(minimalRow, { stripUnknown: true }) as object);
    for (const invalidValue of [{}, [], { a: 1 }, NaN, null, undefined]) {
      const row = { ...Object.fromEntries(fields.map((field) => [field, invalidValue])), ...minimalRow };
      const values = listLeaves(schema.validateSync(row, { stripUnknown: true }));
      expect(values).not.toContain(undefined);
      expect(values).not.toContain(NaN);
    }
  },
);

it('reads an empty currency of a pass as none', () => {
  expect(passSchema.cast({ id: 1, currency: '', raw: '{}' }).currency).toBeNull();
});

it.each(ENTITY_SCHEMAS.filter(([, , minimalRow]) => Object.keys(minimalRow).length > 0))(
  'rejects a row of %s without its key',
  (_name, schema, minimalRow) => {
    for (const key of Object.keys(minimalRow)) {
      const rowWithoutKey = Object.fromEntries(Object.entries(minimalRow).filter(([name]) => name !== key));
      expect(() => schema.validateSync(rowWithoutKey)).toThrow();
      expect(() => schema.validateSync({ ...rowWithoutKey, [key]: null })).toThrow();
    }
  },
);

it.each([
  [agencySchema, { id: 1, abbreviation: 'A', databaseName: 'X' }, { databasename: 'X' }],
  [agencySchema, { id: 1, abbreviation: 'A', databasename: 'X' }, { databasename: 'X' }],
  [
    passSchema,
    { id: 1, raw: '{}', purchase_order: 7, application_session_id: 's' },
    { po_id: 7, application_session: 's' },
  ],
  [
    passSchema,
    { id: 1, raw: '{}', po_id: 7, application_session: 's' },
    { po_id: 7, application_session: 's' },
  ],
  [
    purchaseOrderSchema,
    { id: 1, raw: '{}', trnid: 'T', application_session_id: 's' },
    { transaction_id: 'T', application_session: 's' },
  ],
  [purchaseOrderSchema, { id: 1, raw: '{}', transaction_id: 'T' }, { transaction_id: 'T' }],
  [paymentSchema, { id: 1, raw: '{}', fare_media_alias: 'Cash' }, { fare_media: 'Cash' }],
  [
    paymentSchema,
    { id: 1, raw: '{}', fare_media: 'Cash', data: { coupon_id: '3', coupon_count: '2' } },
    { fare_media: 'Cash', data: { coupon_id: '3', coupon_count: 2 } },
  ],
])('reads a field by each of its aliases: case %#', (schema, row, entity) => {
  expect(schema.validateSync(row, { stripUnknown: true })).toMatchObject(entity);
});

it('defines the enumerations of the specification', () => {
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
