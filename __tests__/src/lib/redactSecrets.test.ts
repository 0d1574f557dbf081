import { hashText } from '@/lib/hashText';
import { redactSecrets } from '@/lib/redactSecrets';

it.each([
  ['token eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl is expired', 'token ••• is expired'],
  ['got Authorization: Bearer abc.def', 'got Authorization: •••'],
  ['key A0B1C2D3E4F5 refused', 'key ••• refused'],
  ['key 123456789012 refused', 'key ••• refused'],
  ['access code 7F078869', 'access code •••'],
  ['Key (email)=(ada@cbta.example) exists', 'Key (email)=(•••) exists'],
  ['call (555) 123-4567', 'call •••'],
  ['agency 12345678 at 10/31/2026 07:30:00', 'agency 12345678 at 10/31/2026 07:30:00'],
  ['The platform answered 500: deadbeef facade', 'The platform answered 500: deadbeef facade'],
])('%j is told as %j', (text, told) => {
  expect(redactSecrets(text)).toBe(told);
});

it('a fingerprint changes with any sign, and says nothing of the text', () => {
  expect(hashText('no-reply@cbta.example')).toMatch(/^[\da-f]{8}$/);
  expect(hashText('a')).not.toBe(hashText('b'));
  expect(hashText('')).toBe(hashText(''));
});
