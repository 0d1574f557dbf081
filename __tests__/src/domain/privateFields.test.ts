import { listRedactedMessages } from '@/domain/privateFields';

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
