import { checkBody, object } from '@server/http/bodyChecks';
import { email } from '@server/services/bodyParts';
import { EMAILS } from '@tests/support/emailTable';

it.each(EMAILS)('%j is an e-mail address: %s', (text, expected) => {
  const check = () => checkBody(object({ email }), { email: text });
  if (expected) expect(check).not.toThrow();
  else expect(check).toThrow();
});

it('counts characters to the last that mail carries', () => {
  const domain = `${'b'.repeat(60)}.`.repeat(3);
  const address = (length: number) => `${'a'.repeat(length - domain.length - 1 - 7)}@${domain}example`;
  expect(() => checkBody(email, address(254))).not.toThrow();
  expect(() => checkBody(email, address(255))).toThrow();
});
