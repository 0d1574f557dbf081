import { type Failure } from '../failures';

/** The states of a creation (specification 4). */
export const AGENCY_CREATING_TITLE = 'Creating agency...';
export const AGENCY_CREATED_TITLE = 'Agency created';
export const AGENCY_CREATION_FAILED_TITLE = 'Failed to create agency';

/** The unique key that a 400's extra message names where the name is taken. */
const NAME_CONSTRAINT = /agency[_-]name[_-](unique[_-])?key/i;
const ABBREVIATION_CONSTRAINT = /agency[_-]abbreviation[_-](unique[_-])?key/i;

/**
 * Why an agency was not created (specification 8); a validation error, the platform's or that of the payload before it
 * is sent, counts as any other.
 */
export function describeAgencyCreationFailure({ status, extra = '' }: Failure): string {
  if (status === 404) return 'Server could not be reached';
  if (status === 409 || (status === 400 && NAME_CONSTRAINT.test(extra))) return 'Agency already exists';
  return 'This is likely a bug';
}

/** What a check says that found none of what was sent, or another agency under its abbreviation; follows its first words. */
export function describeAgencyNotApplied(about: string, taken: string | null): string {
  return taken === null
    ? `there is no agency ${about}.`
    : `not by this: an agency ${taken} is already there, and sending this again would be refused.`;
}

/** The fields of the form that an answer can name; the database name is the abbreviation's. */
export type AgencyField = 'name' | 'abbreviation' | 'measurement' | 'timezone' | 'country_code';

const WIRE_FIELDS: readonly [wire: string, field: AgencyField][] = [
  ['name', 'name'],
  ['abbreviation', 'abbreviation'],
  ['databaseName', 'abbreviation'],
  ['imperial', 'measurement'],
  ['timezone', 'timezone'],
  ['country_code', 'country_code'],
];

/** What a refusal says of single fields: a unique key by the catalogue's text, a rule by the platform's own sentence. */
export function toAgencyFieldErrors(failure: Failure): Partial<Record<AgencyField, string>> {
  const { extra = '', description = '' } = failure;
  const taken = describeAgencyCreationFailure(failure);
  if (NAME_CONSTRAINT.test(extra)) return { name: taken };
  if (ABBREVIATION_CONSTRAINT.test(extra)) return { abbreviation: taken };
  const texts: Partial<Record<AgencyField, string>> = {};
  for (const sentence of `${description} ${extra}`.split(/(?<=\.)\s+/)) {
    const [, field] = WIRE_FIELDS.find(([wire]) => sentence.startsWith(`${wire} `)) ?? [];
    if (field) texts[field] ??= sentence;
  }
  return texts;
}
