import { type Failure } from '../failures';
import { toFieldErrors } from './fieldErrors';

/** The form's fields by their names in the request that registers an administrator or an operator. */
const FIELDS_BY_WIRE_NAME = { email: 'email', password: 'password', telephoneNumber: 'telephone' } as const;

/** For an error of the platform’s database, which need not be about the email (section 8 of the specification). */
export const USER_MIGHT_EXIST_TEXT = 'This user might already exist';

/** Whether somebody has the email already, or might have it. */
export function isEmailTaken({ status, code }: Failure): boolean {
  return status === 409 || (status === 400 && code === 'db_error');
}

/** The errors of the fields of a registration that the platform has refused. */
export function toAccountFieldErrors(
  failure: Failure,
): Partial<Record<'email' | 'password' | 'telephone', string>> {
  if (!isEmailTaken(failure)) return toFieldErrors(failure, FIELDS_BY_WIRE_NAME);
  return { email: failure.status === 409 ? 'This address is registered already' : USER_MIGHT_EXIST_TEXT };
}
