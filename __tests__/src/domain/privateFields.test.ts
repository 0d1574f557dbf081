import { riderSchema } from '@/domain/entities/rider';
import { riderProfileSchema } from '@/domain/entities/riderProfile';
import { administratorSchema, psoUserSchema } from '@/domain/entities/user';
import { listRedactedMessages, PERSONAL_RECORD_FIELD, redactPrivateFields } from '@/domain/privateFields';

/** The messages of a record, when this text answers a request with these fields. */
const redact = (message: string, body: unknown) =>
  listRedactedMessages({ kind: 'status', status: 400, message }, { body });

it('redacts a sent value whole, also if another sent value is its beginning', () => {
  expect(redact('Jo Johnson exists', { first_name: 'Jo', last_name: 'Johnson' })).toEqual(['••• ••• exists']);
});

it('redacts a sent value that the platform repeats in small letters', () => {
  expect(redact('ann@bay.example exists', { email: 'Ann@Bay.example' })).toEqual(['••• exists']);
});

it('looks for no value that is not a text', () => {
  expect(redact('5 is unknown', { email: null, cell_phone: 5 })).toEqual(['5 is unknown']);
});

it('redacts a value with characters that mean something in a pattern', () => {
  expect(redact('Is (a+b)$ your term?', { term: '(a+b)$' })).toEqual(['Is ••• your term?']);
});

it('knows each field of riders and users with a name, an email, a telephone number or a birthday', () => {
  const schemas = [riderSchema, riderProfileSchema, administratorSchema, psoUserSchema];
  const fields = schemas.flatMap((schema) => Object.keys(schema.fields));
  const personalFields = fields.filter((name) => /name|mail|phone|birth/.test(name));
  expect(personalFields).toContain('telephone');
  expect(personalFields.filter((name) => !PERSONAL_RECORD_FIELD.test(name))).toEqual([]);
});

it('redacts a telephone number that is sent', () => {
  expect(redactPrivateFields({ telephone: '+61 2 5550 0100', page: 1 })).toEqual({
    telephone: '•••',
    page: 1,
  });
});
