import { useCallback, useRef, useState } from 'react';
import { authApi } from '@/api/auth';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type NewProfile } from '@/domain/entities/user';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import {
  type FailedRegistration,
  type Registration,
  type RegistrationSuccess,
  type ValuesWithoutPassword,
} from './registration';
import {
  recordAdminWriteFailed,
  recordAdminWriteStarted,
  recordAdminWriteSucceeded,
  recordProfileWriteFinished,
  recordProfileWriteStarted,
  recordRegistrationVerification,
} from './registrationJournal';
import { type RegistrationValues } from './registrationSchema';
import { toAdministrator, toProfile } from './toPayload';
import { useSentRegistrations } from './useSentRegistrations';
import { useUnfinishedProfiles } from './useUnfinishedProfiles';
import { verifyRegistration } from './verifyRegistration';

const { registerAdministrator } = authApi.endpoints;
const { createProfile } = profileApi.endpoints;

/** A registration whose response was lost in a reload. */
const UNREPORTED_ADMIN_FAILURE = {
  status: 'adminFailed',
  failure: null,
  isOutcomeUnknown: true,
  verifyResult: null,
  existingAdmin: null,
} as const;
/** A profile whose response was lost in a reload. */
const UNREPORTED_PROFILE_FAILURE = {
  status: 'profileFailed',
  email: null,
  failure: null,
  isOutcomeUnknown: true,
  verifyResult: null,
} as const;

/**
 * Registers an administrator with two calls: administrator, then profile (section 4 of the specification). If only the second call
 * fails, the next attempt for the same email sends only the profile (decision 20).
 */
export function useRegistration(agency: string) {
  const dispatch = usePortalDispatch();
  const { unfinishedProfiles, addUnfinishedProfile, discardUnfinishedProfile } =
    useUnfinishedProfiles(agency);
  const { sentRegistrations, addSentRegistration, discardSentRegistration } = useSentRegistrations(agency);
  const [registration, setRegistration] = useState<Registration>({ status: 'idle' });
  /** The administrator who was registered last, until the profile is created too. */
  const registeredAdminRef = useRef<{ email: string; userId: Id } | null>(null);

  const showSuccess = useCallback(
    (success: RegistrationSuccess) => {
      discardUnfinishedProfile(success.profile);
      registeredAdminRef.current = null;
      setRegistration(success);
    },
    [discardUnfinishedProfile],
  );

  const sendProfile = useCallback(
    async (profile: NewProfile, email: string | null) => {
      // Stored before the call, so that a reload during the call leaves a profile with an unknown outcome.
      addUnfinishedProfile({ profile, isOutcomeUnknown: true });
      setRegistration({ status: 'registeringProfile', profile, email });
      const { error } = await dispatch(createProfile.initiate({ agency, profile }, { track: false }));
      const failure = error ? toFailure(error) : null;
      dispatch(recordProfileWriteFinished(agency, profile.user_id, failure));
      if (!failure) return showSuccess({ status: 'success', profile, email, wasVerified: false });
      const isUnknown = isOutcomeUnknown(failure);
      addUnfinishedProfile({ profile, isOutcomeUnknown: isUnknown });
      return setRegistration({
        status: 'profileFailed',
        profile,
        email,
        failure,
        isOutcomeUnknown: isUnknown,
        verifyResult: null,
      });
    },
    [agency, dispatch, addUnfinishedProfile, showSuccess],
  );

  const registerAdminAndProfile = useCallback(
    async ({ password, ...values }: RegistrationValues) => {
      const administrator = toAdministrator({ ...values, password });
      const { email } = administrator;
      if (registeredAdminRef.current?.email === email) {
        const { userId } = registeredAdminRef.current;
        dispatch(recordProfileWriteStarted(agency, userId));
        return sendProfile(toProfile(values, userId), email);
      }
      // Stored before the call, so that a reload during the call leaves a registration with an unknown outcome.
      addSentRegistration(values);
      setRegistration({ status: 'registeringAdmin', email });
      dispatch(recordAdminWriteStarted(agency, email));
      const { data, error } = await dispatch(
        // Not tracked, because the store would keep the password.
        registerAdministrator.initiate({ agency, administrator }, { track: false }),
      );
      if (!data) {
        const failure = toFailure(error);
        dispatch(recordAdminWriteFailed(agency, email, failure));
        const isUnknown = isOutcomeUnknown(failure);
        if (!isUnknown) discardSentRegistration(email);
        return setRegistration({
          status: 'adminFailed',
          values,
          failure,
          isOutcomeUnknown: isUnknown,
          verifyResult: null,
          existingAdmin: null,
        });
      }
      registeredAdminRef.current = { email, userId: data.user_id };
      discardSentRegistration(email);
      dispatch(recordAdminWriteSucceeded(agency, email, data.user_id));
      return sendProfile(toProfile(values, data.user_id), email);
    },
    [agency, dispatch, sendProfile, addSentRegistration, discardSentRegistration],
  );

  const [verifyFailedRegistration, isVerifying] = useExclusiveAction(
    useCallback(
      async (failed: FailedRegistration) => {
        const verified = await verifyRegistration(dispatch, agency, failed);
        dispatch(recordRegistrationVerification(agency, failed, verified));
        if (
          failed.status === 'adminFailed' &&
          !(verified.status === 'adminFailed' && verified.verifyResult === 'unknown')
        )
          discardSentRegistration(failed.values.email);
        if (verified.status === 'success') return showSuccess(verified);
        if (verified.status === 'profileFailed' && verified.verifyResult !== 'unknown') {
          const { profile, email } = verified;
          if (email !== null) registeredAdminRef.current = { email, userId: profile.user_id };
          addUnfinishedProfile({ profile, isOutcomeUnknown: false });
        }
        // If the dialog was closed in the meantime, the result is not shown.
        return setRegistration((current) => (current === failed ? verified : current));
      },
      [agency, dispatch, addUnfinishedProfile, discardSentRegistration, showSuccess],
    ),
  );

  // Both actions share one guard: while one is pending, the other is ignored.
  const [runExclusively] = useExclusiveAction(useCallback((send: () => Promise<void>) => send(), []));
  return {
    registration,
    unfinishedProfiles,
    /** Ignored until the outcome's dialog is closed: a second click must not register twice. */
    register: async (values: RegistrationValues) => {
      if (registration.status === 'idle') await runExclusively(() => registerAdminAndProfile(values));
    },
    finishProfile: (profile: NewProfile) => {
      const admin = registeredAdminRef.current;
      return runExclusively(() => {
        dispatch(recordProfileWriteStarted(agency, profile.user_id));
        return sendProfile(profile, admin?.userId === profile.user_id ? admin.email : null);
      });
    },
    dismissProfile: discardUnfinishedProfile,
    verify: async () => {
      if (registration.status === 'adminFailed' || registration.status === 'profileFailed')
        await verifyFailedRegistration(registration);
    },
    /** Verifies a stored profile with an unknown outcome. */
    verifyProfile: async (profile: NewProfile) => {
      const failed = { ...UNREPORTED_PROFILE_FAILURE, profile };
      setRegistration(failed);
      await verifyFailedRegistration(failed);
    },
    sentRegistrations,
    dismissSentRegistration: discardSentRegistration,
    verifySentRegistration: async (values: ValuesWithoutPassword) => {
      const failed = { ...UNREPORTED_ADMIN_FAILURE, values };
      setRegistration(failed);
      await verifyFailedRegistration(failed);
    },
    isVerifying,
    close: () => setRegistration({ status: 'idle' }),
  };
}
