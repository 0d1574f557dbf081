import { type Schema } from 'yup';
import { agencySchema, countrySchema, timeZoneSchema } from '@/domain/entities/agency';
import { activeFeatureSchema, appFeatureSchema, applicationSchema } from '@/domain/entities/application';
import { businessRuleSchema, ruleCategorySchema } from '@/domain/entities/businessRule';
import { couponSchema } from '@/domain/entities/coupon';
import { concessionSchema } from '@/domain/entities/diagnostics/concession';
import { mailSettingsSchema } from '@/domain/entities/diagnostics/mailSettings';
import { providerAccountSchema, providerSchema } from '@/domain/entities/diagnostics/provider';
import { reportSchema } from '@/domain/entities/diagnostics/report';
import { resourceSchema } from '@/domain/entities/diagnostics/resource';
import { routingInfoSchema } from '@/domain/entities/diagnostics/routingInfo';
import { agencyFeaturesetSchema, featuresetSchema } from '@/domain/entities/featureSet';
import { mediumSchema } from '@/domain/entities/medium';
import { passSchema } from '@/domain/entities/pass';
import { paymentSchema } from '@/domain/entities/payment';
import { fareSchema, productSchema } from '@/domain/entities/product';
import { purchaseOrderSchema } from '@/domain/entities/purchaseOrder';
import { riderSchema } from '@/domain/entities/rider';
import { balanceSchema, riderProfileSchema } from '@/domain/entities/riderProfile';
import { administratorSchema, psoUserSchema } from '@/domain/entities/user';

/** Every entity: name, schema, and a minimal row. A row that lacks one of these fields is invalid. */
export const ENTITY_SCHEMAS: [string, Schema<unknown>, Record<string, unknown>][] = [
  ['agency', agencySchema, { id: 1, abbreviation: 'A' }],
  ['time zone', timeZoneSchema, { id: 1 }],
  ['country', countrySchema, { country_code: 1 }],
  ['application', applicationSchema, { name: 'a', version: '1', platform: 'ios' }],
  ['app feature', appFeatureSchema, { name: 'a' }],
  ['active feature', activeFeatureSchema, { name: 'a' }],
  ['rule category', ruleCategorySchema, { id: 1 }],
  ['rule', businessRuleSchema, { id: 1, ruleJson: 'null' }],
  ['concession', concessionSchema, {}],
  ['feature set', featuresetSchema, { id: 1 }],
  ['feature set of an agency', agencyFeaturesetSchema, {}],
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
  ['coupon', couponSchema, { id: 1 }],
  ['administrator', administratorSchema, { user_id: 1 }],
  ['operator', psoUserSchema, { id: 1 }],
];
