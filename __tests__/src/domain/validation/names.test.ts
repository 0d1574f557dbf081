import { describeNameProblem } from '@/domain/validation/names';
import { registrationSchema } from '@/screens/admin-registration/registrationSchema';
import { name as platformName } from '@server/http/request/fieldSchemas';

const CASES: readonly [string, boolean][] = [
  ['Zoë O’Brien-李', true],
  ['Cafe\u0301 Metro\u2122\u00A0Lines', true],
  // Persian and Indic names need the joiners U+200C and U+200D.
  ['\u0639\u0644\u06CC\u200C\u0631\u0636\u0627', true],
  ['\u0D28\u0D4D\u200D', true],
  // An emoji is shown in colours with U+FE0F.
  ['I \u2764\uFE0F Metro\u2122\uFE0F', true],
  ['Line 1\uFE0F\u20E3', true],
  ['a'.repeat(300), true],
  ['a'.repeat(301), false],
  ['Zero\u200Bwidth', false],
  ['\u202EReversed', false],
  ['Soft\u00ADhyphen', false],
  ['Tab\there', false],
  ['\u200DJoiner first', false],
  ['Two\u200D\u200Djoiners', false],
  ['Metro\uFE0F', false],
  ['\u2764\uFE0F\uFE0F', false],
  ...[0x34f, 0x115f, 0x1160, 0x17b4, 0x180b, 0x2028, 0x2029, 0x2800, 0x3164, 0xfe00, 0xffa0, 0xe0100].map(
    (code): [string, boolean] => [`Metro${String.fromCodePoint(code)}Bus`, false],
  ),
];

it.each(CASES)('%j is a name: %s, as on the local platform', (text, expected) => {
  expect([describeNameProblem(text) === null, platformName.safeParse(text).success]).toEqual([
    expected,
    expected,
  ]);
});

it.each([
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
])('a registration refuses a %s that the platform does not store', (field, label) => {
  const validate = (text: string) => () => registrationSchema.validateSyncAt(field, { [field]: text });
  expect(validate('Zero\u200Bwidth')).toThrow(
    `${label} has an invisible character after “Zero”: type it anew there`,
  );
  expect(validate('\u202EReversed')).toThrow(
    `${label} has an invisible character at its start: type it anew there`,
  );
  expect(validate('a'.repeat(301))).toThrow(`${label} must have at most 300 characters`);
  expect(validate('')).toThrow(`${label} is required`);
  expect(validate('  ')).toThrow(`${label} is required`);
  expect(validate(' Zoë ')).not.toThrow();
});
