import { object, validateBody } from '@server/http/validators';
import { email } from '@server/services/fieldValidators';
import { EMAIL_CASES } from '@tests/support/emailCases';

it.each(EMAIL_CASES)('%j is an e-mail address: %s', (text, expected) => {
  const check = () => validateBody(object({ email }), { email: text });
  if (expected) expect(check).not.toThrow();
  else expect(check).toThrow();
});

it('allows 254 characters in an e-mail address', () => {
  const domain = `${`${'b'.repeat(60)}.`.repeat(3)}example`;
  const buildAddress = (length: number) => `${'a'.repeat(length - `@${domain}`.length)}@${domain}`;
  expect(() => validateBody(email, buildAddress(254))).not.toThrow();
  expect(() => validateBody(email, buildAddress(255))).toThrow();
});
