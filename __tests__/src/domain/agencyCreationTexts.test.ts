import { type Failure } from '@/domain/failures';
import { agencyCreationText, agencyFieldTexts } from '@/domain/failureTexts/agencyCreation';

const status = (code: number, words: Partial<Failure> = {}): Failure => ({
  kind: 'status',
  status: code,
  ...words,
});

it.each<[Failure, string]>([
  [status(404), 'Server could not be reached'],
  [status(409), 'Agency already exists'],
  [status(400, { extra: 'violates unique constraint "agency_name_key"' }), 'Agency already exists'],
  [status(400, { extra: 'violates "agency_name_unique_key"' }), 'Agency already exists'],
  [status(400, { extra: 'timezone is not known.' }), 'This is likely a bug'],
  [status(500, { extra: 'agency_name_key' }), 'This is likely a bug'],
  [{ kind: 'timeout' }, 'This is likely a bug'],
  [{ kind: 'network' }, 'This is likely a bug'],
])('%j reads “%s”', (failure, text) => {
  expect(agencyCreationText(failure)).toBe(text);
});

it.each<[string, Failure, object]>([
  ['no field', status(409), {}],
  ['the name’s key', status(400, { extra: 'key "agency_name_key"' }), { name: 'Agency already exists' }],
  [
    'the abbreviation’s key',
    status(409, { extra: 'agency_abbreviation_key' }),
    { abbreviation: 'Agency already exists' },
  ],
  [
    'rules of several fields, the database name’s at the abbreviation',
    status(400, { description: 'databaseName must be shorter. country_code is not known.' }),
    { abbreviation: 'databaseName must be shorter.', country_code: 'country_code is not known.' },
  ],
  ['a word that only looks like a field', status(400, { description: 'names are many.' }), {}],
])('an answer that names %s', (_what, failure, texts) => {
  expect(agencyFieldTexts(failure)).toEqual(texts);
});
