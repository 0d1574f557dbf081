import { containsSecret } from '@/lib/containsSecret';
import { hashText } from '@/lib/hashText';
import { extractStrings } from '@/lib/json/extractStrings';
import { redactSecrets } from '@/lib/redactSecrets';

it.each([
  ['token eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl is expired', 'token ••• is expired'],
  ['id eyJhbGciOi.eyJzdWIi', 'id •••'],
  ['cookie session-eyJhbGciOi.eyJzdWIi.c2ln', 'cookie •••'],
  ['got Authorization: Bearer abc.def', 'got Authorization: •••'],
  ['key A0B1C2D3E4F5 refused', 'key ••• refused'],
  ['key 123456789012 refused', 'key ••• refused'],
  ['access code 7F078869', 'access code •••'],
  ['Key (email)=(ada@cbta.example) exists', 'Key (email)=(•••) exists'],
  ['call (555) 123-4567', 'call •••'],
  ['key 0xA0A1A2A3A4A5, 0xa0a1a2a3', 'key •••, •••'],
  ['sector_A0A1A2A3A4A5 A0A1A2A3A4A5_sector', 'sector_••• •••_sector'],
  // Part of a longer word, and too short a number.
  ['agencyA0A1A2A3A4A5 A0A1A2A3A4A5z 0x12345678', 'agencyA0A1A2A3A4A5 A0A1A2A3A4A5z 0x12345678'],
  ['rule_20260101 20260101T073000Z pay_2_1a', 'rule_20260101 20260101T073000Z pay_2_1a'],
  // Fewer than 12 hexadecimal characters are a secret only if they have both a digit and a letter.
  ['agency 12345678 at 10/31/2026 07:30:00', 'agency 12345678 at 10/31/2026 07:30:00'],
  ['The platform responded with 500: deadbeef facade', 'The platform responded with 500: deadbeef facade'],
])('redacts %j to %j', (text, redacted) => {
  expect(redactSecrets(text)).toBe(redacted);
});

it.each(['x', 'eyJ-', '-eyJ', 'a1', '@'])(
  'ends for a long text of %j alone, as the value of a rule can be',
  (part) => {
    // With a time that grows with the square of the length, this takes minutes.
    const text = part.repeat(400_000);
    expect(redactSecrets(`${text} and me@cbta.example`)).toMatch(/ and •••$/);
  },
);

it.each<[string[], string[], boolean]>([
  [['Fares', 'api_key'], ['7'], true],
  [['Fares'], ['7', 'passwords'], true],
  // A payment medium, but not as the name of a rule or a key.
  [['Fares'], ['Token'], false],
  [['Fares'], ['Coupon, Token'], false],
  [['Fares'], ['"Coupon"\n"Token"'], false],
  [['Fares'], ['"Token":\n"abc"'], true],
  [['Fares'], ['Token abc'], true],
  [['Fares', 'Token'], ['7'], true],
  [['Fares'], ['7', 'me@cbta.example'], true],
  // An id of a rule is not a secret for its digits.
  [['123456789012'], ['7'], false],
])('names %j with values %j contain a secret: %p', (names, values, expected) => {
  expect(containsSecret(names, values)).toBe(expected);
});

it.each([
  [String.raw`{"note":"Card\nA0A1A2A3A4A5"}`, true],
  [String.raw`{"note":"Bearer\nabc"}`, true],
  [String.raw`{"note":"Use\tBearer abc"}`, true],
  [String.raw`{"note":"Card\u000aA0A1A2A3A4A5"}`, true],
  [String.raw`{"note":"Card\u00A0A0A1A2A3A4A5"}`, true],
  [String.raw`{"access\u0020k\u0065y":"7"}`, true],
  // A backslash before a letter is no line end.
  [String.raw`{"note":"Folder\\nA0A1A2A3A4A5"}`, false],
  [String.raw`{"note":"Line\n2, \u0022quoted\u0022, C:\\notes"}`, false],
])('finds a secret in the strings of %s: %p', (json, expected) => {
  expect(containsSecret([], [extractStrings(json)])).toBe(expected);
});

it('hashes different texts to different values that do not contain the text', () => {
  expect(hashText('no-reply@cbta.example')).toMatch(/^[\da-f]{8}$/);
  expect(hashText('a')).not.toBe(hashText('b'));
  expect(hashText('')).toBe(hashText(''));
});
