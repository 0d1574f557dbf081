import { type SessionState } from './sessionSlice';

/** Returns the email that an administrator has signed in to the agency with; undefined when the operator has opened it. */
export function selectAdministratorEmail(
  { session: { administratorEmails } }: { session: SessionState },
  abbreviation: string,
): string | undefined {
  return Object.hasOwn(administratorEmails, abbreviation) ? administratorEmails[abbreviation] : undefined;
}
