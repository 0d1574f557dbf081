import { type Failure } from '../failures';

/** The states of an operator's registration. */
export const OPERATOR_REGISTERING_TITLE = 'Registering operator...';
export const OPERATOR_REGISTERED_TITLE = 'Operator registered';
export const OPERATOR_REGISTRATION_FAILED_TITLE = 'Failed to register operator';

/** Why an operator was not registered; the specification fixes no words for it, these are its words for others. */
export function describeOperatorRegistrationFailure({ status }: Failure): string {
  if (status === 404) return 'Server could not be reached';
  if (status === 409) return 'An operator with this email already exists';
  return 'Error registering new operator';
}

/** What a check says that could not tell whether the operator was registered; follows its first words. */
export function describeUnknownOperator(email: string, isThere: boolean): string {
  return isThere
    ? 'an operator with this email is there now; whether this registration made them cannot be told.'
    : `the platform could not tell whether ${email} is registered. Check again in a moment.`;
}

/** What a refusal says of single fields: a conflict is about the e-mail. */
export function toOperatorFieldErrors(failure: Failure): { email?: string } {
  return failure.status === 409 ? { email: describeOperatorRegistrationFailure(failure) } : {};
}
