import { EMAIL_MAX_LENGTH } from '@/domain/limits';
import { isEmail } from '@/domain/validation/emails';
import { registrationSchema as administratorSchema } from '@/screens/admin-registration/registrationSchema';
import { operatorSchema } from '@/screens/pso-users/operatorSchema';
import { EMAIL_CASES } from '@tests/support/emailCases';

it.each(EMAIL_CASES)('isEmail of %j is %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it('accepts an address of the maximum length and no longer one', () => {
  const domain = `${'b'.repeat(60)}.`.repeat(3);
  const suffix = `@${domain}example`;
  const createAddress = (length: number) => `${'a'.repeat(length - suffix.length)}${suffix}`;
  expect(isEmail(createAddress(EMAIL_MAX_LENGTH))).toBe(true);
  expect(isEmail(createAddress(EMAIL_MAX_LENGTH + 1))).toBe(false);
});

it.each(EMAIL_CASES.filter(([text]) => text === text.trim()))(
  'both registration schemas validate the email field: %j, %s',
  (email, expected) => {
    for (const schema of [administratorSchema, operatorSchema]) {
      const validate = () => schema.validateSyncAt('email', { email });
      if (expected) expect(validate).not.toThrow();
      else expect(validate).toThrow('Email must be like name@example.com');
    }
  },
);

it.each([administratorSchema, operatorSchema])(
  'accepts spaces around an address, which are not sent',
  (schema) => {
    expect(schema.validateSyncAt('email', { email: ' name@example.com ' })).toBe('name@example.com');
  },
);
