import { type Failure } from '../failures';
import { toFieldErrors } from './fieldErrors';

/** The form's fields by their names in the request that registers an administrator or an operator. */
const FIELDS_BY_WIRE_NAME = { email: 'email', password: 'password', telephoneNumber: 'telephone' } as const;

/** Whether somebody has the email already. */
export function isEmailTaken({ status, code }: Failure): boolean {
  return status === 409 || (status === 400 && code === 'db_error');
}

/** The errors of the fields of a registration that the platform has refused. */
export function toAccountFieldErrors(
  failure: Failure,
): Partial<Record<'email' | 'password' | 'telephone', string>> {
  return isEmailTaken(failure)
    ? { email: 'This address is registered already' }
    : toFieldErrors(failure, FIELDS_BY_WIRE_NAME);
}
