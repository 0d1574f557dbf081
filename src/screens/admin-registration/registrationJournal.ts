import { type ChangeObject } from '@/domain/changes/change';
import { type Id } from '@/domain/entities/fields';
import { describeFailure, type Failure, isOutcomeUnknown } from '@/domain/failures';
import {
  ADMIN_REGISTERED_TITLE,
  describeAdministratorFailure,
  describeProfileFailure,
  PROFILE_NOT_GENERATED_TEXT,
} from '@/domain/failureTexts/adminRegistration';
import { joinSentences } from '@/lib/text/joinSentences';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import {
  recordCompletion,
  recordVerification,
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import { formatRegisteredAdmin } from '@/session/writes/pendingRegistrations';
import { type Verification } from '@/shared/writes/verification';
import { type RegistrationStep } from './registrationSteps';

/*
 * Thunks that record registrations in the change journal. Administrator and profile are one change (decision 20). A
 * profile that is sent later is a second change, and also updates the outcome of the first one.
 */

function toAdminChangeObject(email: string): ChangeObject {
  return { kind: 'administrator', email };
}

function toProfileChangeObject(userId: Id) {
  return { kind: 'profile', userId: String(userId) } as const satisfies ChangeObject;
}

/** Records only the email, because the journal must not contain other personal data. */
export function recordAdminWriteStarted(agency: string, email: string) {
  const after = JSON.stringify({ email });
  return recordWriteStarted({ agency, object: toAdminChangeObject(email), before: null, after });
}

export function recordAdminWriteFailed(agency: string, email: string, failure: Failure) {
  const { title, details } = describeAdministratorFailure(failure);
  const message = joinSentences([title, ...details, describeFailure(failure)]);
  return recordWriteFailed(agency, toAdminChangeObject(email), failure, message);
}

/** Records that the administrator is registered. The outcome stays unknown until the profile's call ends. */
export function recordAdminWriteSucceeded(agency: string, email: string, userId: Id) {
  const message = 'The administrator is registered. It is not known yet whether the profile was created.';
  return recordWriteFinished(agency, toAdminChangeObject(email), 'unknown', message, {
    after: formatRegisteredAdmin(email, userId),
    isSending: true,
  });
}

/** Records a profile that is sent alone, for an administrator who was registered before. */
export function recordProfileWriteStarted(agency: string, userId: Id) {
  const after = JSON.stringify({ user_id: userId });
  return recordWriteStarted({ agency, object: toProfileChangeObject(userId), before: null, after });
}

/** Records how the profile's call ended, for the profile and for its registration. */
export function recordProfileWriteFinished(agency: string, userId: Id, failure: Failure | null): PortalThunk {
  return (dispatch, getState) => {
    if (failure === null)
      return dispatch(recordProfileWriteSucceeded(agency, userId, ADMIN_REGISTERED_TITLE));
    const isUnknown = isOutcomeUnknown(failure);
    const { title, details } = describeProfileFailure(failure, isUnknown);
    const message = joinSentences([title, ...details, describeFailure(failure)]);
    dispatch(
      recordWriteFinished(agency, toProfileChangeObject(userId), isUnknown ? 'unknown' : 'failed', message),
    );
    const registrationObject = findRegistrationObject(getState(), agency, userId);
    const registrationMessage = `The administrator is registered. ${message}`;
    if (registrationObject)
      dispatch(
        recordWriteFinished(
          agency,
          registrationObject,
          isUnknown ? 'unknown' : 'partly',
          registrationMessage,
        ),
      );
  };
}

/** Records the result of a verification of `registration`. */
export function recordRegistrationVerification(
  registration: RegistrationStep,
  verification: Verification<RegistrationStep>,
): PortalThunk {
  return (dispatch, getState) => {
    const { agency } = registration;
    const { result, subject = registration } = verification;
    if (registration.step === 'administrator') {
      const adminObject = toAdminChangeObject(registration.values.email.trim());
      if (subject.step === 'administrator') dispatch(recordVerification(agency, adminObject, result));
      else {
        // The administrator is registered, and certainly has no profile.
        const after = formatRegisteredAdmin(registration.values.email.trim(), subject.profile.user_id);
        dispatch(recordWriteFinished(agency, adminObject, 'partly', PROFILE_NOT_GENERATED_TEXT, { after }));
      }
      return;
    }
    const { user_id: userId } = registration.profile;
    if (result === 'applied')
      dispatch(recordProfileWriteSucceeded(agency, userId, 'A check found the profile.'));
    else if (result === 'notApplied') {
      dispatch(recordVerification(agency, toProfileChangeObject(userId), 'notApplied'));
      const registrationObject = findRegistrationObject(getState(), agency, userId);
      if (registrationObject)
        dispatch(recordWriteFinished(agency, registrationObject, 'partly', PROFILE_NOT_GENERATED_TEXT));
    }
  };
}

/** A profile that was sent alone completes its registration, and earlier tries of it. */
function recordProfileWriteSucceeded(agency: string, userId: Id, message: string): PortalThunk {
  return (dispatch, getState) => {
    const profileObject = toProfileChangeObject(userId);
    dispatch(recordWriteFinished(agency, profileObject, 'succeeded', message));
    dispatch(recordCompletion(agency, profileObject));
    const registrationObject = findRegistrationObject(getState(), agency, userId);
    if (!registrationObject) return;
    const { changes } = selectJournal(getState());
    const wasSentAlone = changes.some(
      (change) =>
        change.agency === agency &&
        change.object.kind === 'profile' &&
        change.object.userId === profileObject.userId,
    );
    if (wasSentAlone) dispatch(recordCompletion(agency, registrationObject));
    else dispatch(recordWriteFinished(agency, registrationObject, 'succeeded', message));
  };
}

/** Finds a registration in the journal by user id, because the email is not always known. */
function findRegistrationObject(state: PortalState, agency: string, userId: Id): ChangeObject | undefined {
  return selectJournal(state).changes.findLast(
    (change) =>
      change.agency === agency &&
      change.object.kind === 'administrator' &&
      change.after === formatRegisteredAdmin(change.object.email, userId),
  )?.object;
}
