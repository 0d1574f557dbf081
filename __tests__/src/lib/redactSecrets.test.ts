import { containsSecret } from '@/lib/containsSecret';
import { hashText } from '@/lib/hashText';
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

it('hashes different texts to different values that do not contain the text', () => {
  expect(hashText('no-reply@cbta.example')).toMatch(/^[\da-f]{8}$/);
  expect(hashText('a')).not.toBe(hashText('b'));
  expect(hashText('')).toBe(hashText(''));
});
