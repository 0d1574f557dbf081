import { object, string } from 'yup';
import { EMAIL_FORM, isEmail } from '@/domain/emails';
import { isPassword } from '@/domain/passwords';

export interface RegistrationValues {
  email: string;
  password: string;
}

/** The rules of an operator's registration: those of section 5 for an administrator's e-mail and password. */
export const registrationSchema = object({
  email: string()
    .trim()
    .required('Email is required')
    .test('email', EMAIL_FORM, (text) => isEmail(text)),
  password: string()
    .required('Password is required')
    .test('rules', 'Password does not meet these rules', (text) => isPassword(text)),
});
