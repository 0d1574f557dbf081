import { type InferType, object } from 'yup';
import { flag, integer, requiredId, text, requiredText } from './fields';
import { resolveAlias } from './aliases';

/** An agency (specification 3); `databasename` also stands for the wire's `databaseName`. */
export const agencySchema = object({
  id: requiredId(),
  created: text(),
  name: text(),
  abbreviation: requiredText(),
  databasename: text(),
  database_status: text(),
  imperial: flag(),
  timezone: integer(),
  country_code: integer(),
}).transform((_value, original: unknown) =>
  resolveAlias(original, 'databasename', ['databasename', 'databaseName']),
);
export type Agency = InferType<typeof agencySchema>;

/** A time zone; `id` is what an agency's `timezone` holds. */
export const timeZoneSchema = object({ id: integer().required(), name: text() });
export type TimeZone = InferType<typeof timeZoneSchema>;

/** A country; `country_code` is the ISO 3166-1 number. */
export const countrySchema = object({ country_code: integer().required(), name: text() });
export type Country = InferType<typeof countrySchema>;

/** What creates an agency (specification 3): all of it, and nothing else. */
export interface NewAgency {
  name: string;
  databaseName: string;
  abbreviation: string;
  imperial: boolean;
  timezone: number;
  country_code: number;
  featuresets: { featureset_id: number; enabled: boolean }[];
}
