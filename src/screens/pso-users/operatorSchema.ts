import { object, string } from 'yup';
import { EMAIL_FORMAT_TEXT, isEmail } from '@/domain/emails';
import { isValidPassword } from '@/domain/passwords';

export interface OperatorValues {
  email: string;
  password: string;
}

/** The rules of an operator's registration: those of section 5 for an administrator's e-mail and password. */
export const operatorSchema = object({
  email: string()
    .trim()
    .required('Email is required')
    .test('email', EMAIL_FORMAT_TEXT, (text) => isEmail(text)),
  password: string()
    .required('Password is required')
    .test('rules', 'Password does not meet these rules', (text) => isValidPassword(text)),
});
