import { type Schema } from 'yup';
import { agencySchema, countrySchema, timeZoneSchema } from '../../../../src/domain/entities/agency';
import {
  activeFeatureSchema,
  appFeatureSchema,
  applicationSchema,
  OFFERED_APPLICATIONS,
} from '../../../../src/domain/entities/application';
import { businessRuleSchema, ruleCategorySchema } from '../../../../src/domain/entities/businessRule';
import { concessionSchema } from '../../../../src/domain/entities/concession';
import { agencyFeaturesetSchema, featuresetSchema } from '../../../../src/domain/entities/featureSet';
import { mailSettingsSchema } from '../../../../src/domain/entities/mailSettings';
import { mediumSchema, PAYMENT_MEDIUMS } from '../../../../src/domain/entities/medium';
import { passSchema } from '../../../../src/domain/entities/pass';
import { paymentSchema } from '../../../../src/domain/entities/payment';
import { fareSchema, productSchema } from '../../../../src/domain/entities/product';
import { providerAccountSchema, providerSchema } from '../../../../src/domain/entities/provider';
import { purchaseOrderSchema } from '../../../../src/domain/entities/purchaseOrder';
import { reportSchema } from '../../../../src/domain/entities/report';
import { RESOURCE_KINDS, resourceSchema } from '../../../../src/domain/entities/resource';
import { balanceSchema, riderProfileSchema, riderSchema } from '../../../../src/domain/entities/rider';
import { routingInfoSchema } from '../../../../src/domain/entities/routingInfo';
import { ticketSchema } from '../../../../src/domain/entities/ticket';
import { administratorSchema, psoUserSchema, USER_TYPES } from '../../../../src/domain/entities/user';

/** Each entity with the fields without which a row of it can't be read. */
const ENTITIES: [string, Schema<unknown>, Record<string, unknown>][] = [
  ['agency', agencySchema, { id: 1, abbreviation: 'A' }],
  ['time zone', timeZoneSchema, { id: 1 }],
  ['country', countrySchema, { country_code: 1 }],
  ['application', applicationSchema, { name: 'a', version: '1', platform: 'ios' }],
  ['app feature', appFeatureSchema, { name: 'a' }],
  ['active feature', activeFeatureSchema, { name: 'a' }],
  ['rule category', ruleCategorySchema, { id: 1 }],
  ['rule', businessRuleSchema, { id: 1, inner: 'null' }],
  ['concession', concessionSchema, { id: 1 }],
  ['feature set', featuresetSchema, { id: 1 }],
  ['feature set of an agency', agencyFeaturesetSchema, { featureset_id: 1 }],
  ['mail settings', mailSettingsSchema, {}],
  ['medium', mediumSchema, { medium: 'Token' }],
  ['pass', passSchema, { id: 1, raw: '{}' }],
  ['payment', paymentSchema, { id: 1, raw: '{}' }],
  ['product', productSchema, { id: 1 }],
  ['fare', fareSchema, {}],
  ['account', providerAccountSchema, { psp_id: 1 }],
  ['provider', providerSchema, { id: 1 }],
  ['purchase order', purchaseOrderSchema, { id: 1, raw: '{}' }],
  ['report', reportSchema, {}],
  ['resource', resourceSchema, {}],
  ['rider', riderSchema, { user_id: 1 }],
  ['profile', riderProfileSchema, {}],
  ['balance', balanceSchema, {}],
  ['routing info', routingInfoSchema, {}],
  ['ticket', ticketSchema, { id: 1 }],
  ['administrator', administratorSchema, { user_id: 1 }],
  ['operator', psoUserSchema, { id: 1 }],
];

/** All that is no part of an object, as texts: nothing of it may be undefined or NaN. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

it.each(ENTITIES)('a row of %s with its key alone is read, everything else null', (_name, schema, least) => {
  const read = schema.validateSync(least, { stripUnknown: true });
  expect(read).toMatchObject(least);
  expect(leaves(read).filter((leaf) => leaf !== null)).toHaveLength(Object.keys(least).length);
});

it.each(ENTITIES)('odd values of %s are null, never an error', (_name, schema, least) => {
  const fields = Object.keys(schema.validateSync(least, { stripUnknown: true }) as object);
  for (const odd of [{}, [], { a: 1 }, NaN, null, undefined]) {
    const row = { ...Object.fromEntries(fields.map((field) => [field, odd])), ...least };
    const texts = leaves(schema.validateSync(row, { stripUnknown: true }));
    expect(texts).not.toContain(undefined);
    expect(texts).not.toContain(NaN);
  }
});

it.each(ENTITIES.filter(([, , least]) => Object.keys(least).length > 0))(
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
