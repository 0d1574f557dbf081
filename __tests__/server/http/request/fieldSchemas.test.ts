import { email } from '@server/http/request/fieldSchemas';
import { EMAIL_CASES } from '@tests/support/emailCases';

it.each(EMAIL_CASES)('%j is an email address: %s', (text, expected) => {
  expect(email.safeParse(text).success).toBe(expected);
});

it('allows 254 characters in an email address', () => {
  const domain = `${`${'b'.repeat(60)}.`.repeat(3)}example`;
  const buildAddress = (length: number) => `${'a'.repeat(length - `@${domain}`.length)}@${domain}`;
  expect(email.safeParse(buildAddress(254)).success).toBe(true);
  expect(email.safeParse(buildAddress(255)).success).toBe(false);
});
