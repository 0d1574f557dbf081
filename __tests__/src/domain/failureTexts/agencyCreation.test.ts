import { failureFromResponse } from '@/domain/failureFromResponse';
import { type Failure } from '@/domain/failures';
import { describeAgencyCreationFailure, toAgencyFieldErrors } from '@/domain/failureTexts/agencyCreation';

const httpFailure = (status: number, serverMessages: Partial<Failure> = {}): Failure => ({
  kind: 'status',
  status,
  ...serverMessages,
});

/** PostgreSQL's message after the statement, as the platform's library writes it. */
const LONG_EXTRA = `insert into "agency" (${'"column", '.repeat(50)}) - violates unique constraint "agency_name_key"`;

it.each<[Failure, string]>([
  [httpFailure(404), 'Server could not be reached'],
  [httpFailure(409), 'Agency already exists'],
  [httpFailure(400, { extra: 'violates unique constraint "agency_name_key"' }), 'Agency already exists'],
  [httpFailure(400, { extra: 'violates "agency_name_unique_key"' }), 'Agency already exists'],
  [failureFromResponse(400, { extra: { message: LONG_EXTRA } }, new Headers()), 'Agency already exists'],
  [httpFailure(400, { extra: 'timezone is not known.' }), 'This is likely a bug'],
  [httpFailure(400), 'This is likely a bug'],
  [httpFailure(418), 'This is likely a bug'],
  [httpFailure(500, { extra: 'agency_name_key' }), 'This is likely a bug'],
  [{ kind: 'timeout' }, 'This is likely a bug'],
  [{ kind: 'network' }, 'This is likely a bug'],
])('describes %j as “%s”', (failure, text) => {
  expect(describeAgencyCreationFailure(failure)).toBe(text);
});

it.each<[string, Failure, object]>([
  ['no field', httpFailure(409), {}],
  [
    'the unique key of the name',
    httpFailure(400, { extra: 'key "agency_name_key"' }),
    { name: 'Agency already exists' },
  ],
  [
    'the unique key of the abbreviation',
    httpFailure(409, { extra: 'agency_abbreviation_key' }),
    { abbreviation: 'Agency already exists' },
  ],
  ['a unique key, as another kind of failure', httpFailure(500, { extra: 'agency_name_key' }), {}],
  ['the unique key of the abbreviation in a 400', httpFailure(400, { extra: 'agency_abbreviation_key' }), {}],
  [
    'several fields, and puts the database name’s error at the abbreviation',
    httpFailure(400, { description: 'databaseName must be shorter. country_code is not known.' }),
    { abbreviation: 'databaseName must be shorter.', country_code: 'country_code is not known.' },
  ],
  [
    'a field in the extra message only',
    httpFailure(400, { extra: 'timezone is not known.' }),
    { timezone: 'timezone is not known.' },
  ],
  ['a word that only looks like a field', httpFailure(400, { description: 'names are many.' }), {}],
  [
    'a field in a long text, which is cut',
    httpFailure(400, { description: 'Refused.', extra: `timezone ${'x'.repeat(400)}` }),
    { timezone: `timezone ${'x'.repeat(291)}…` },
  ],
])('maps a failure that names %s', (_case, failure, fieldErrors) => {
  expect(toAgencyFieldErrors(failure)).toEqual(fieldErrors);
});
