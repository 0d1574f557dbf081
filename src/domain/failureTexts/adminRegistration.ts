import { type Failure } from '../failures';
import { type FailureTexts } from './serverMessages';

/** The states of a registration, which is two calls (specification 4). */
export const REGISTERING_ADMIN_TITLE = 'Registering Admin...';
export const REGISTERING_PROFILE_TITLE = 'Registering Admin Profile...';
export const ADMIN_REGISTERED_TITLE = 'Admin registered successfully!';

/** The administrator is not registered, or may not be. */
export const ADMIN_FAILED_TITLE = 'Failed to register new admin';

/** Why the administrator was not registered (specification 8); without a failure a reload has forgotten how it ended. */
export function describeAdministratorFailure(failure: Failure | null): FailureTexts {
  return {
    title: ADMIN_FAILED_TITLE,
    details: failure ? [describeSharedFailure(failure) ?? 'Error registering new admin'] : [],
  };
}

/** An administrator found by the e-mail of a registration whose end nobody could tell, who may be somebody else. */
export type MatchingAdministrator = 'withProfile' | 'profileUnknown';

/** What a check says that could not tell whether the administrator was registered; follows its first word. */
export function describeUnknownAdministrator(email: string, met: MatchingAdministrator | null): string {
  switch (met) {
    case 'withProfile':
      return 'an administrator with this email is there, with a profile of their own: whether this registration made them cannot be told. Nothing was changed.';
    case 'profileUnknown':
      return 'an administrator with this email is there; whether they have a profile of their own could not be read. Nothing was changed. Check again in a moment.';
    case null:
      return `the platform could not tell whether ${email} is registered. Check again in a moment.`;
  }
}

/** The administrator is registered, and the profile is missing or may be. */
export const PROFILE_FAILED_TITLE = 'Failed to register admin profile for new admin';
/** The administrator is registered, and only the profile is missing. */
export const PROFILE_NOT_GENERATED_TEXT = 'Admin registered but profile not generated.';

/**
 * Why the administrator, who is registered, has no profile; which half landed is said where it is certain (decision
 * 20). Without a failure the profile was not sent yet, or a reload has forgotten how that ended; `isUncertain` while
 * nobody can tell.
 */
export function describeProfileFailure(failure: Failure | null, isUncertain: boolean): FailureTexts {
  const details = [
    ...(isUncertain ? [] : [PROFILE_NOT_GENERATED_TEXT]),
    ...(failure ? [describeSharedFailure(failure) ?? 'Error registering new admin profile'] : []),
  ];
  return { title: PROFILE_FAILED_TITLE, details };
}

function describeSharedFailure({ status, code }: Failure): string | null {
  if (status === 404) return 'Server could not be reached';
  if (status === 409 || (status === 400 && code === 'db_error'))
    return 'Database error - This user might already exist';
  return null;
}
