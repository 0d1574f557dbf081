import { type InferType, object } from 'yup';
import { resolveAliases } from './aliases';
import { integer, requiredId, requiredText, text } from './fields';
import { flag } from './otherFields';

/** The platform also sends `databasename` as `databaseName` (decision 12). */
export const agencySchema = object({
  id: requiredId(),
  created: text(),
  name: text(),
  abbreviation: requiredText(),
  databasename: text(),
  /** The other spelling, as it was sent: only the readiness of an agency reads it. */
  databaseName: text(),
  database_status: text(),
  imperial: flag(),
  timezone: integer(),
  country_code: integer(),
}).transform((_value, original: unknown) => resolveAliases(original, { databasename: 'databaseName' }));
export type Agency = InferType<typeof agencySchema>;

/** `id` is the value of an agency's `timezone`. */
export const timeZoneSchema = object({ id: integer().required(), name: text() });
export type TimeZone = InferType<typeof timeZoneSchema>;

/** `country_code` is the ISO 3166-1 number. */
export const countrySchema = object({ country_code: integer().required(), name: text() });
export type Country = InferType<typeof countrySchema>;

/** The payload that creates an agency; the platform refuses other fields. */
export interface NewAgency {
  name: string;
  databaseName: string;
  abbreviation: string;
  imperial: boolean;
  timezone: number;
  country_code: number;
  featuresets: { featureset_id: number; enabled: boolean }[];
}
