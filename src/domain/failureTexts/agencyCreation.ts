import { type Failure } from '../failures';

export const AGENCY_CREATION_FAILED = 'Failed to create agency';

/** The unique key that a 400's extra message names where the name is taken. */
const NAME_KEY = /agency[_-]name[_-](unique[_-])?key/i;

/** Why an agency was not created (specification 8); a validation error counts as any other. */
export function agencyCreationText({ status, extra = '' }: Failure): string {
  if (status === 404) return 'Server could not be reached';
  if (status === 409 || (status === 400 && NAME_KEY.test(extra))) return 'Agency already exists';
  return 'This is likely a bug';
}
