import { type Failure } from '../failures';
import { isEmailTaken, USER_MIGHT_EXIST_TEXT } from './accountFields';
import { describeUnverifiedEmail, type FailureTexts, SERVER_NOT_REACHED_TEXT } from './serverMessages';

/** Titles of the outcome dialog; a registration makes two calls. */
export const REGISTERING_ADMIN_TITLE = 'Registering Admin...';
export const REGISTERING_PROFILE_TITLE = 'Registering Admin Profile...';
export const ADMIN_REGISTERED_TITLE = 'Admin registered successfully!';

/** The administrator was not registered, or the outcome is unknown. */
export const ADMIN_FAILED_TITLE = 'Failed to register new admin';

/** A reload of the page keeps the registration's step but not its failure, which is null then. */
export function describeAdministratorFailure(failure: Failure | null): FailureTexts {
  return {
    title: ADMIN_FAILED_TITLE,
    details: failure ? [describeFailureOfEitherCall(failure) ?? 'Error registering new admin'] : [],
  };
}

/**
 * The status of an administrator who has the registration's email; another registration may have created them. An
 * administrator without a profile has no status: the portal creates the profile and shows no text (decision 20).
 */
export type ExistingAdminStatus = 'withProfile' | 'profileUnknown';

/**
 * The text of a verification ('Check now') that could not tell whether the administrator was registered.
 * `existingAdmin`: what the search for the email found; null when it failed or had invalid rows. A complete search that
 * finds nobody has the result 'Not applied', and does not come here.
 */
export function describeUnverifiedRegistration(
  email: string,
  existingAdmin: ExistingAdminStatus | null,
): string {
  switch (existingAdmin) {
    case 'withProfile':
      return 'an administrator with this email exists and has a profile, but it is not known whether this registration created them. Nothing was changed.';
    case 'profileUnknown':
      return 'an administrator with this email exists, but their profile could not be loaded. Nothing was changed. Check again in a moment.';
    case null:
      return describeUnverifiedEmail(email);
  }
}

/** The administrator is registered, but the profile was not created, or its outcome is unknown. */
export const PROFILE_FAILED_TITLE = 'Failed to register admin profile for new admin';
/** The administrator is registered, and it is certain that the profile was not created. */
export const PROFILE_NOT_GENERATED_TEXT = 'Admin registered but profile not generated.';
/** Shown while it is not known whether the profile was created (decision 20). */
export const ADMIN_IS_REGISTERED_TEXT = 'The administrator is registered.';
/** Shown with `PROFILE_NOT_GENERATED_TEXT`: names the two buttons that go on. */
export const FINISH_PROFILE_TEXT =
  '“finish profile” sends the profile at once; “try again” goes back to the form first.';
/** Shown by the leave prompt. Unlike other writes, a registration without a known outcome stays listed on its page. */
export const LEAVE_SENT_REGISTRATION_TEXT =
  'What you sent may still be applied: leaving does not stop it. While the outcome is not known, this page offers to check it.';
/** Shown in the form while a registration with its email is sent, which was started before the page was opened again. */
export const REGISTRATION_SENDING_TEXT =
  'This administrator is being registered. The notice above will say how it ended.';
/** Shown in the form while it is not known whether a registration with its email was applied. */
export const REGISTRATION_PENDING_TEXT =
  'An administrator with this email may be registered already. “Check now” above finds out.';
/** Shown beside 'Fill the form' while the form has input. */
export const REPLACES_INPUT_TEXT = 'The form has other input of yours. Fill the form replaces it.';
/** Shown in the form while Create sends only the profile of the administrator (decision 20). */
export const SENDS_ONLY_PROFILE_TEXT =
  'This administrator is registered already. Create sends only the profile: another password is not used, and ADMIN USERS keeps the first telephone.';

/**
 * `isOutcomeUnknown`: the profile may have been created (decision 20). The failure is null when the profile was not sent
 * yet, or after a reload of the page.
 */
export function describeProfileFailure(failure: Failure | null, isOutcomeUnknown: boolean): FailureTexts {
  const details = [
    isOutcomeUnknown ? ADMIN_IS_REGISTERED_TEXT : PROFILE_NOT_GENERATED_TEXT,
    ...(failure ? [describeFailureOfEitherCall(failure) ?? 'Error registering new admin profile'] : []),
  ];
  return { title: PROFILE_FAILED_TITLE, details };
}

function describeFailureOfEitherCall(failure: Failure): string | null {
  if (failure.status === 404) return SERVER_NOT_REACHED_TEXT;
  return isEmailTaken(failure) ? `Database error - ${USER_MIGHT_EXIST_TEXT}` : null;
}
