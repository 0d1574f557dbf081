import { type Schema } from 'yup';
import { agencySchema, countrySchema, timeZoneSchema } from '../../src/domain/entities/agency';
import {
  activeFeatureSchema,
  appFeatureSchema,
  applicationSchema,
} from '../../src/domain/entities/application';
import { businessRuleSchema, ruleCategorySchema } from '../../src/domain/entities/businessRule';
import { concessionSchema } from '../../src/domain/entities/concession';
import { agencyFeaturesetSchema, featuresetSchema } from '../../src/domain/entities/featureSet';
import { mailSettingsSchema } from '../../src/domain/entities/mailSettings';
import { mediumSchema } from '../../src/domain/entities/medium';
import { passSchema } from '../../src/domain/entities/pass';
import { paymentSchema } from '../../src/domain/entities/payment';
import { fareSchema, productSchema } from '../../src/domain/entities/product';
import { providerAccountSchema, providerSchema } from '../../src/domain/entities/provider';
import { purchaseOrderSchema } from '../../src/domain/entities/purchaseOrder';
import { reportSchema } from '../../src/domain/entities/report';
import { resourceSchema } from '../../src/domain/entities/resource';
import { balanceSchema, riderProfileSchema, riderSchema } from '../../src/domain/entities/rider';
import { routingInfoSchema } from '../../src/domain/entities/routingInfo';
import { ticketSchema } from '../../src/domain/entities/ticket';
import { administratorSchema, psoUserSchema } from '../../src/domain/entities/user';

/** Each entity with the fields without which a row of it can't be read. */
export const ENTITIES: [string, Schema<unknown>, Record<string, unknown>][] = [
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
