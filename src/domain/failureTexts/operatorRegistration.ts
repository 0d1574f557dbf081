import { type Failure } from '../failures';
import { describeUnverifiedEmail, SERVER_NOT_REACHED_TEXT } from './serverMessages';

/** Titles of the outcome dialog. */
export const OPERATOR_REGISTRATION_TITLES = {
  processing: 'Registering operator...',
  success: 'Operator registered',
  failed: 'Failed to register operator',
};

/** The specification has no texts for operators, so these follow its texts for administrators. */
export function describeOperatorRegistrationFailure({ status }: Failure): string {
  if (status === 404) return SERVER_NOT_REACHED_TEXT;
  if (status === 409) return 'An operator with this email already exists';
  return 'Error registering new operator';
}

/** The text after 'Still unknown: '. `operatorExists`: whether the check found an operator with this email. */
export function describeUnknownOperator(email: string, operatorExists: boolean): string {
  return operatorExists
    ? 'an operator with this email exists now, but it is not known whether this registration created them.'
    : describeUnverifiedEmail(email);
}
