import { object, string } from 'yup';
import { EMAIL_FORMAT_TEXT, isEmail } from '@/domain/validation/emails';
import { buildNameSchema } from '@/domain/validation/names';
import { isValidPassword, PASSWORD_FORMAT_TEXT } from '@/domain/validation/passwords';
import { TELEPHONE_MASK, TELEPHONE_PATTERN } from '@/domain/validation/telephones';

export interface RegistrationValues {
  firstName: string;
  lastName: string;
  email: string;
  telephone: string;
  password: string;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  telephone: '',
  password: '',
};

/** Validates trimmed values (section 5 of the specification). */
export const registrationSchema = object({
  firstName: buildNameSchema('First Name'),
  lastName: buildNameSchema('Last Name'),
  email: string()
    .trim()
    .required('Email is required')
    .test('email', EMAIL_FORMAT_TEXT, (text) => isEmail(text)),
  telephone: string()
    .trim()
    .matches(TELEPHONE_PATTERN, {
      message: `Telephone must have the form ${TELEPHONE_MASK}`,
      excludeEmptyString: true,
    }),
  password: string()
    .trim()
    .required('Password is required')
    .test('rules', PASSWORD_FORMAT_TEXT, (text) => isValidPassword(text)),
});
