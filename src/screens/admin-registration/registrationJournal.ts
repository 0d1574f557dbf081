import { type ChangeObject } from '@/domain/change';
import { type Id } from '@/domain/entities/fields';
import { type Failure, isOutcomeUnknown, describeFailure } from '@/domain/failures';
import {
  ADMIN_REGISTERED_TITLE,
  describeAdministratorFailure,
  PROFILE_NOT_GENERATED_TEXT,
  describeProfileFailure,
} from '@/domain/failureTexts/adminRegistration';
import { joinSentences } from '@/lib/joinSentences';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import {
  recordVerification,
  recordWriteFinished,
  recordWriteFailed,
  recordWriteStarted,
} from '@/session/journalThunks';
import { type FailedRegistration, type Registration } from './registration';

/*
 * What the record of writes says of registrations: administrator and profile are one write of two halves (decision
 * 20); a profile that is finished later is a write of its own, and settles the first one as well. To be dispatched.
 */

function toAdminTarget(email: string): ChangeObject {
  return { kind: 'administrator', email };
}

function toProfileTarget(userId: Id): ChangeObject {
  return { kind: 'profile', userId: String(userId) };
}

function formatAfter(email: string, userId: Id): string {
  return JSON.stringify({ email, user_id: userId });
}

/** The administrator is sent: of the form no more than the e-mail. */
export function adminWriteStarted(agency: string, email: string) {
  const sent = JSON.stringify({ email });
  return recordWriteStarted({ agency, object: toAdminTarget(email), before: null, after: sent });
}

export function adminWriteFailed(agency: string, email: string, failure: Failure) {
  const { title, details } = describeAdministratorFailure(failure);
  const message = joinSentences([title, ...details, describeFailure(failure)]);
  return recordWriteFailed(agency, toAdminTarget(email), failure, message);
}

/** The administrator is there; what becomes of the profile is not known yet. */
export function adminWriteSucceeded(agency: string, email: string, userId: Id) {
  const message = 'The administrator is registered. It is not known yet whether the profile was created.';
  return recordWriteFinished(agency, toAdminTarget(email), 'unknown', message, {
    after: formatAfter(email, userId),
  });
}

/** The profile alone is sent, for an administrator who was registered before. */
export function profileWriteStarted(agency: string, userId: Id) {
  const sent = JSON.stringify({ user_id: userId });
  return recordWriteStarted({ agency, object: toProfileTarget(userId), before: null, after: sent });
}

/** The profile's call ended; without a failure it is there, and so is all of the registration. */
export function profileWriteFinished(agency: string, userId: Id, failure: Failure | null) {
  return (dispatch: PortalDispatch): void => {
    if (failure === null) return dispatch(profileWriteSucceeded(agency, userId, ADMIN_REGISTERED_TITLE));
    const isUnknown = isOutcomeUnknown(failure);
    const { title, details } = describeProfileFailure(failure, isUnknown);
    const message = joinSentences([title, ...details, describeFailure(failure)]);
    dispatch(recordWriteFinished(agency, toProfileTarget(userId), isUnknown ? 'unknown' : 'failed', message));
    const registration = dispatch(findRegistrationTarget(agency, userId));
    const partlyMessage = `The administrator is registered. ${message}`;
    if (registration)
      dispatch(recordWriteFinished(agency, registration, isUnknown ? 'unknown' : 'partly', partlyMessage));
  };
}

/** What 'Check now' has made of a registration. */
export function registrationVerified(agency: string, failed: FailedRegistration, next: Registration) {
  return (dispatch: PortalDispatch): void => {
    if (next.status === 'success') {
      dispatch(profileWriteSucceeded(agency, next.profile.user_id, 'A check found the profile.'));
    } else if (next.status === 'profileFailed' && next.verifyResult !== 'unknown') {
      const { user_id: userId } = next.profile;
      if (failed.status === 'profileFailed')
        dispatch(recordVerification(agency, toProfileTarget(userId), 'notApplied'));
      const registration =
        failed.status === 'adminFailed'
          ? toAdminTarget(failed.values.email.trim())
          : dispatch(findRegistrationTarget(agency, userId));
      const changedValues =
        failed.status === 'adminFailed' ? { after: formatAfter(failed.values.email.trim(), userId) } : {};
      if (registration)
        dispatch(
          recordWriteFinished(agency, registration, 'partly', PROFILE_NOT_GENERATED_TEXT, changedValues),
        );
    } else if (next.status === 'adminFailed' && next.verifyResult !== null) {
      dispatch(recordVerification(agency, toAdminTarget(next.values.email.trim()), next.verifyResult));
    }
  };
}

function profileWriteSucceeded(agency: string, userId: Id, message: string) {
  return (dispatch: PortalDispatch): void => {
    dispatch(recordWriteFinished(agency, toProfileTarget(userId), 'succeeded', message));
    const registration = dispatch(findRegistrationTarget(agency, userId));
    if (registration) dispatch(recordWriteFinished(agency, registration, 'succeeded', message));
  };
}

/** The recorded registration that made an administrator: after a reload their number alone is known. */
function findRegistrationTarget(agency: string, userId: Id) {
  return (_dispatch: unknown, getState: () => PortalState): ChangeObject | undefined =>
    selectJournal(getState()).changes.findLast(
      (change) =>
        change.agency === agency &&
        change.object.kind === 'administrator' &&
        change.after === formatAfter(change.object.email, userId),
    )?.object;
}
