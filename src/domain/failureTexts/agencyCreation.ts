import { type Failure } from '../failures';
import { toFieldErrors } from './fieldErrors';
import { LIKELY_BUG_TEXT, SERVER_NOT_REACHED_TEXT } from './serverMessages';

/** Titles of the outcome dialog. */
export const AGENCY_CREATION_TITLES = {
  processing: 'Creating agency...',
  success: 'Agency created',
  failed: 'Failed to create agency',
};

/** The `extra` message of a 400 has the name of the unique constraint that failed. */
const NAME_CONSTRAINT = /agency[_-]name[_-](unique[_-])?key/i;
const ABBREVIATION_CONSTRAINT = /agency[_-]abbreviation[_-](unique[_-])?key/i;

const ALREADY_EXISTS = 'Agency already exists';

/** A validation error has the same text as any other error (section 8 of the specification). */
export function describeAgencyCreationFailure({ status, extra = '' }: Failure): string {
  if (status === 404) return SERVER_NOT_REACHED_TEXT;
  if (status === 409 || (status === 400 && NAME_CONSTRAINT.test(extra))) return ALREADY_EXISTS;
  return LIKELY_BUG_TEXT;
}

/** The text after 'Not applied: '. `existingAgency`: an agency with the same abbreviation; null when there is none. */
export function describeAgencyNotApplied(submittedAgency: string, existingAgency: string | null): string {
  return existingAgency === null
    ? `there is no agency ${submittedAgency}.`
    : `an agency ${existingAgency} already exists, but this request did not create it. Sending it again would fail.`;
}

/** The form's fields that a response can name. The database name mirrors the abbreviation, so it has no field. */
type AgencyField = 'name' | 'abbreviation' | 'measurement' | 'timezone' | 'country_code';

const FIELDS_BY_WIRE_NAME: Readonly<Record<string, AgencyField>> = {
  name: 'name',
  abbreviation: 'abbreviation',
  databaseName: 'abbreviation',
  imperial: 'measurement',
  timezone: 'timezone',
  country_code: 'country_code',
};

/** The error catalogue's text when a unique constraint failed; otherwise the platform's sentence about each field. */
export function toAgencyFieldErrors(failure: Failure): Partial<Record<AgencyField, string>> {
  const { extra = '' } = failure;
  if (describeAgencyCreationFailure(failure) === ALREADY_EXISTS) {
    if (NAME_CONSTRAINT.test(extra)) return { name: ALREADY_EXISTS };
    if (ABBREVIATION_CONSTRAINT.test(extra)) return { abbreviation: ALREADY_EXISTS };
  }
  return toFieldErrors(failure, FIELDS_BY_WIRE_NAME);
}
