import { authApi } from '@/api/auth';
import { profileApi } from '@/api/profile';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { findLastUnanswered } from '@/domain/lateApplication';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import {
  getPendingWriteId,
  type PendingProfile,
  type PendingRegistration,
  type PendingWrite,
  pendingWriteRemoved,
  pendingWriteSaved,
} from '@/session/writes/pendingWritesSlice';
import { type WriteDescriptor, type WriteResult } from '@/shared/writes/useWrite';
import {
  recordAdminWriteFailed,
  recordAdminWriteStarted,
  recordAdminWriteSucceeded,
  recordProfileWriteFinished,
  recordProfileWriteStarted,
  recordRegistrationVerification,
} from './registrationJournal';
import { type AdministratorStep, type ProfileStep, type RegistrationStep } from './registrationSteps';
import { toAdministrator, toProfile } from './toPayload';
import { verifyRegistration } from './verifyRegistration';

const { registerAdministrator } = authApi.endpoints;
const { createProfile } = profileApi.endpoints;

/**
 * Registers an administrator with two calls: administrator, then profile (section 4 of the specification). Starting
 * with the step 'profile' sends only the profile (decision 20). `Extra` is the password.
 */
export const registerAdminWrite: WriteDescriptor<RegistrationStep, string> = {
  send: (registration, password, showProgress) => async (dispatch, getState) => {
    const { agency } = registration;
    if (registration.step === 'profile') {
      const changeId = dispatch(recordProfileWriteStarted(registration));
      return dispatch(sendProfile({ ...registration, changeId }));
    }
    const administrator = toAdministrator({ ...registration.values, password });
    const { email } = administrator;
    // An earlier registration of this email may have been applied, so it is pending again if this one is rejected.
    const earlier = selectPending(getState(), registration);
    const changeId = dispatch(recordAdminWriteStarted(agency, email));
    const sent = { ...registration, changeId };
    dispatch(savePendingRegistration(sent, { isSending: true }));
    const { data, error } = await dispatch(
      // Not tracked, because the store would keep the password.
      registerAdministrator.initiate({ agency, administrator }, { track: false }),
    );
    if (!data) {
      const failure = toFailure(error);
      dispatch(recordAdminWriteFailed(changeId, failure));
      // If the session has ended meanwhile, the registration is removed already.
      if (selectPending(getState(), registration)) {
        if (isOutcomeUnknown(failure))
          dispatch(savePendingRegistration(sent, { sentAt: findLastUnanswered([failure]) }));
        else if (earlier) dispatch(pendingWriteSaved(earlier));
        else dispatch(removePendingRegistration(registration));
      }
      // A check of a refused registration is about an earlier one with this email, not about its entry in the journal.
      return { subject: isOutcomeUnknown(failure) ? sent : registration, failures: [failure] };
    }
    dispatch(removePendingRegistration(registration));
    dispatch(recordAdminWriteSucceeded(changeId, email, data.user_id));
    const profile = toProfile(registration.values, data.user_id);
    const profileStep: ProfileStep = { step: 'profile', agency, profile, email, registrationId: changeId };
    showProgress(profileStep);
    return dispatch(sendProfile(profileStep));
  },
  verify: (registration, context) => async (dispatch) => {
    const verification = await dispatch(verifyRegistration(registration, context));
    dispatch(recordRegistrationVerification(registration, verification));
    const { result, subject = registration } = verification;
    if (registration.step === 'administrator' && result !== 'unknown')
      dispatch(
        subject.step === 'administrator' && result === 'notApplied'
          ? savePendingRegistration(registration, { isNotApplied: true })
          : removePendingRegistration(registration),
      );
    if (subject.step === 'profile') {
      if (result === 'applied') dispatch(removePendingProfile(subject));
      else if (result === 'notApplied') dispatch(savePendingProfile({ ...subject, isOutcomeUnknown: false }));
    }
    return verification;
  },
};

function sendProfile(profileStep: ProfileStep): PortalThunk<Promise<WriteResult<RegistrationStep>>> {
  return async (dispatch) => {
    const { agency, profile } = profileStep;
    // Stored before the call, so that a reload during the call leaves a profile with an unknown outcome.
    dispatch(savePendingProfile({ ...profileStep, isOutcomeUnknown: true, isSending: true }));
    const { error } = await dispatch(createProfile.initiate({ agency, profile }, { track: false }));
    const failure = error ? toFailure(error) : null;
    dispatch(recordProfileWriteFinished(profileStep, failure));
    if (failure)
      dispatch(
        savePendingProfile({
          ...profileStep,
          isOutcomeUnknown: isOutcomeUnknown(failure),
          sentAt: findLastUnanswered([failure]),
        }),
      );
    else dispatch(removePendingProfile(profileStep));
    return { subject: profileStep, failures: failure ? [failure] : [] };
  };
}

function toRegistrationKey(state: PortalState, { agency, values }: AdministratorStep) {
  const email = values.email.trim();
  return { kind: 'registration', region: selectRegion(state), agency, email } as const;
}

function selectPending(state: PortalState, registration: AdministratorStep): PendingWrite | undefined {
  const id = getPendingWriteId(toRegistrationKey(state, registration));
  return state.pendingWrites.list.find((write) => getPendingWriteId(write) === id);
}

/** Copied field by field, so that the password can't get into the storage. */
function savePendingRegistration(
  registration: AdministratorStep,
  status: Pick<PendingRegistration, 'sentAt' | 'isSending' | 'isNotApplied'>,
): PortalThunk {
  return (dispatch, getState) => {
    const { values, changeId } = registration;
    const { firstName, lastName, telephone } = values;
    const key = toRegistrationKey(getState(), registration);
    dispatch(
      pendingWriteSaved({
        ...key,
        firstName,
        lastName,
        telephone,
        ...(changeId !== undefined && { changeId }),
        ...status,
      }),
    );
  };
}

/** A thunk: the registration's values are in the form, so its notice goes if it was certainly not applied. */
export function removeNotApplied(registration: AdministratorStep): PortalThunk {
  return (dispatch, getState) => {
    const pending = selectPending(getState(), registration);
    if (pending?.kind === 'registration' && pending.isNotApplied) dispatch(pendingWriteRemoved(pending));
  };
}

function removePendingRegistration(registration: AdministratorStep): PortalThunk {
  return (dispatch, getState) =>
    void dispatch(pendingWriteRemoved(toRegistrationKey(getState(), registration)));
}

function savePendingProfile({
  agency,
  profile,
  email,
  registrationId,
  changeId,
  isOutcomeUnknown: isUnknown,
  sentAt,
  isSending,
}: ProfileStep & Pick<PendingProfile, 'isOutcomeUnknown' | 'sentAt' | 'isSending'>): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    // A call can end after the session, which leaves no person in the storage.
    if (state.session.endReason !== null) return;
    dispatch(
      pendingWriteSaved({
        kind: 'profile',
        region: selectRegion(state),
        agency,
        profile,
        email,
        ...(registrationId !== undefined && { registrationId }),
        ...(changeId !== undefined && { changeId }),
        isOutcomeUnknown: isUnknown,
        ...(sentAt !== undefined && { sentAt }),
        ...(isSending && { isSending }),
      }),
    );
  };
}

function removePendingProfile({ agency, profile }: ProfileStep): PortalThunk {
  return (dispatch, getState) =>
    void dispatch(
      pendingWriteRemoved({ kind: 'profile', region: selectRegion(getState()), agency, profile }),
    );
}
