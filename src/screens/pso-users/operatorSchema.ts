import { object, string } from 'yup';
import { EMAIL_FORMAT_TEXT, isEmail } from '@/domain/validation/emails';
import { isValidPassword, PASSWORD_FORMAT_TEXT } from '@/domain/validation/passwords';

export interface OperatorValues {
  email: string;
  password: string;
}

/** The rules of an administrator's email and password (section 5 of the specification), except that the password is not trimmed. */
export const operatorSchema = object({
  email: string()
    .trim()
    .required('Email is required')
    .test('email', EMAIL_FORMAT_TEXT, (text) => isEmail(text)),
  password: string()
    .required('Password is required')
    .test('rules', PASSWORD_FORMAT_TEXT, (text) => isValidPassword(text)),
});
