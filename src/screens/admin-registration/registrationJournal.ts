import { type Change, type ChangeObject, needsCheck } from '@/domain/changes/change';
import { type Id } from '@/domain/entities/fields';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import {
  ADMIN_IS_REGISTERED_TEXT,
  ADMIN_REGISTERED_TITLE,
  describeAdministratorFailure,
  describeProfileFailure,
  PROFILE_NOT_GENERATED_TEXT,
} from '@/domain/failureTexts/adminRegistration';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { joinSentences } from '@/lib/text/joinSentences';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import {
  findChangeToCheck,
  recordAcknowledgement,
  recordCompletion,
  recordVerification,
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import { formatRegisteredAdmin } from '@/session/writes/pendingRegistrations';
import { type PendingProfile, type PendingRegistration } from '@/session/writes/pendingWritesSlice';
import { type Verification } from '@/shared/writes/verification';
import { type ProfileStep, type RegistrationStep, toProfileStep } from './registrationSteps';

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

export function recordAdminWriteFailed(changeId: string, failure: Failure) {
  const { title, details } = describeAdministratorFailure(failure);
  return recordWriteFailed(changeId, failure, joinSentences([title, ...details, describeFailure(failure)]));
}

/** Records that the administrator is registered. The outcome stays unknown until the profile's call ends. */
export function recordAdminWriteSucceeded(changeId: string, email: string, userId: Id) {
  const message = `${ADMIN_IS_REGISTERED_TEXT} It is not known yet whether the profile was created.`;
  return recordWriteFinished(changeId, 'unknown', message, {
    after: formatRegisteredAdmin(email, userId),
    isSending: true,
  });
}

/** Records a profile that is sent alone, for an administrator who was registered before. */
export function recordProfileWriteStarted({ agency, profile: { user_id: userId } }: ProfileStep) {
  const after = JSON.stringify({ user_id: userId });
  return recordWriteStarted({ agency, object: toProfileChangeObject(userId), before: null, after });
}

/** Records how the profile's call ended, for the profile and for its registration. */
export function recordProfileWriteFinished(step: ProfileStep, failure: Failure | null): PortalThunk {
  return (dispatch) => {
    if (failure === null) return dispatch(recordProfileWriteSucceeded(step, ADMIN_REGISTERED_TITLE));
    const isUnknown = isOutcomeUnknown(failure);
    const { title, details } = describeProfileFailure(failure, isUnknown);
    const sentences = [title, ...details, describeFailure(failure)];
    const message = joinSentences(sentences);
    const { registration, profile } = dispatch(findEntries(step));
    if (profile) dispatch(recordWriteFailed(profile.id, failure, message));
    if (registration)
      dispatch(
        recordWriteFinished(
          registration.id,
          isUnknown ? 'unknown' : 'partly',
          // Once, also where it is one of the details.
          joinSentences([...new Set([ADMIN_IS_REGISTERED_TEXT, ...sentences])]),
        ),
      );
  };
}

/** Records the result of a verification of `registration`. It changes no entry whose outcome is certain. */
export function recordRegistrationVerification(
  registration: RegistrationStep,
  verification: Verification<RegistrationStep>,
): PortalThunk {
  return (dispatch) => {
    const { agency } = registration;
    const { result, subject = registration } = verification;
    if (registration.step === 'administrator') {
      const email = registration.values.email.trim();
      const adminObject = toAdminChangeObject(email);
      const { changeId } = registration;
      if (subject.step === 'administrator')
        return dispatch(recordVerification(agency, adminObject, result, changeId));
      // The administrator is registered, and certainly has no profile.
      const id = changeId ?? dispatch(findChangeToCheck(agency, adminObject));
      const after = formatRegisteredAdmin(email, subject.profile.user_id);
      return dispatch(recordWriteFinished(id, 'partly', PROFILE_NOT_GENERATED_TEXT, { after }));
    }
    if (result === 'applied')
      dispatch(recordProfileWriteSucceeded(registration, 'A check found the profile.'));
    else if (result === 'notApplied') {
      const { registration: entry, profile } = dispatch(findEntries(registration));
      if (profile?.outcome === 'unknown')
        dispatch(recordVerification(agency, profile.object, 'notApplied', profile.id));
      if (entry?.outcome === 'unknown')
        dispatch(recordWriteFinished(entry.id, 'partly', PROFILE_NOT_GENERATED_TEXT));
    }
  };
}

/** Records that nothing can check the registration any more, because its notice is dismissed. */
export function acknowledgeRegistrationOutcome(write: PendingRegistration | PendingProfile): PortalThunk {
  return (dispatch) => {
    const { agency } = write;
    if (write.kind === 'registration') {
      if (!write.isNotApplied)
        dispatch(recordAcknowledgement(agency, toAdminChangeObject(write.email), write.changeId));
      return;
    }
    const { registration, profile } = dispatch(findEntries(toProfileStep(write)));
    for (const entry of [registration, profile])
      if (entry?.outcome === 'unknown') dispatch(recordAcknowledgement(agency, entry.object, entry.id));
  };
}

/** The profile completes its registration. Earlier tries of both are closed, whatever their own outcomes were. */
function recordProfileWriteSucceeded(step: ProfileStep, message: string): PortalThunk {
  return (dispatch) => {
    const { agency, profile: sent } = step;
    const { registration, profile } = dispatch(findEntries(step));
    if (profile && needsCheck(profile)) dispatch(recordWriteFinished(profile.id, 'succeeded', message));
    dispatch(recordCompletion(agency, toProfileChangeObject(sent.user_id)));
    if (!registration) return;
    // One whose profile was sent alone is completed, like the earlier ones.
    if (!profile && needsCheck(registration))
      dispatch(recordWriteFinished(registration.id, 'succeeded', message));
    dispatch(recordCompletion(agency, registration.object));
  };
}

/**
 * A thunk: the journal's entries of the registration, and of a profile that was sent alone. Without the ids, the
 * registration is found by user id, and the profile is one that is still to check.
 */
function findEntries(step: ProfileStep): PortalThunk<{ registration?: Change; profile?: Change }> {
  return (dispatch, getState) => {
    const { agency, profile, registrationId } = step;
    const changeId =
      step.changeId ?? dispatch(findChangeToCheck(agency, toProfileChangeObject(profile.user_id)));
    const { changes } = selectJournal(getState());
    return {
      registration: changes.findLast((change) =>
        registrationId === undefined
          ? change.agency === agency &&
            change.object.kind === 'administrator' &&
            change.after === formatRegisteredAdmin(change.object.email, profile.user_id)
          : change.id === registrationId,
      ),
      profile: changes.find(({ id }) => id === changeId),
    };
  };
}
