import { useCallback, useRef, useState } from 'react';
import { authApi } from '@/api/auth';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type NewProfile } from '@/domain/entities/user';
import { toFailure, isOutcomeUnknown } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { useExclusiveAction } from '@/ui/useExclusiveAction';
import { verifyRegistration } from './verifyRegistration';
import { type FailedRegistration, type ValuesWithoutPassword, type Registration } from './registration';
import {
  adminWriteFailed,
  adminWriteSucceeded,
  adminWriteStarted,
  profileWriteFinished,
  profileWriteStarted,
  registrationVerified,
} from './registrationJournal';
import { type RegistrationValues } from './registrationSchema';
import { toAdministrator, toProfile } from './toPayload';
import { useSentRegistrations } from './useSentRegistrations';
import { useUnfinishedProfiles } from './useUnfinishedProfiles';

const { registerAdministrator } = authApi.endpoints;
const { createProfile } = profileApi.endpoints;

const UNREPORTED_ADMIN_FAILURE = {
  status: 'adminFailed',
  failure: null,
  isOutcomeUnknown: true,
  verifyResult: null,
  existingAdmin: null,
} as const;
const UNREPORTED_PROFILE_FAILURE = {
  status: 'profileFailed',
  email: null,
  failure: null,
  isOutcomeUnknown: true,
  verifyResult: null,
} as const;

/**
 * A registration: administrator, then profile (specification 4). Where only the profile is missing, whatever is sent
 * next for that administrator is the profile alone, with the same user id (decision 20).
 */
export function useRegistration(agency: string) {
  const dispatch = usePortalDispatch();
  const { unfinishedProfiles, addUnfinishedProfile, discardUnfinishedProfile } =
    useUnfinishedProfiles(agency);
  const { sentRegistrations, addSentRegistration, discardSentRegistration } = useSentRegistrations(agency);
  const [registration, setRegistration] = useState<Registration>({ status: 'idle' });
  const registeredAdmin = useRef<{ email: string; userId: Id } | null>(null);

  const succeed = useCallback(
    (profile: NewProfile, email: string | null, wasVerified: boolean) => {
      discardUnfinishedProfile(profile);
      registeredAdmin.current = null;
      setRegistration({ status: 'success', profile, email, wasVerified });
    },
    [discardUnfinishedProfile],
  );

  const sendProfile = useCallback(
    async (profile: NewProfile, email: string | null) => {
      // A reload meanwhile would not know what came of it.
      addUnfinishedProfile(profile, true);
      setRegistration({ status: 'registeringProfile', profile, email });
      const { error } = await dispatch(createProfile.initiate({ agency, profile }, { track: false }));
      const failure = error ? toFailure(error) : null;
      dispatch(profileWriteFinished(agency, profile.user_id, failure));
      if (!failure) return succeed(profile, email, false);
      const isUnknown = isOutcomeUnknown(failure);
      addUnfinishedProfile(profile, isUnknown);
      return setRegistration({
        status: 'profileFailed',
        profile,
        email,
        failure,
        isOutcomeUnknown: isUnknown,
        verifyResult: null,
      });
    },
    [agency, dispatch, addUnfinishedProfile, succeed],
  );

  const registerAdminAndProfile = useCallback(
    async ({ password, ...values }: RegistrationValues) => {
      const administrator = toAdministrator({ ...values, password });
      const { email } = administrator;
      if (registeredAdmin.current?.email === email) {
        const { userId } = registeredAdmin.current;
        dispatch(profileWriteStarted(agency, userId));
        return sendProfile(toProfile({ ...values, password: '' }, userId), email);
      }
      // A reload meanwhile would not know what came of it.
      addSentRegistration(values);
      setRegistration({ status: 'registeringAdmin', email });
      dispatch(adminWriteStarted(agency, email));
      const { data, error } = await dispatch(
        // Not tracked: the store would keep the password.
        registerAdministrator.initiate({ agency, administrator }, { track: false }),
      );
      if (!data) {
        const failure = toFailure(error);
        dispatch(adminWriteFailed(agency, email, failure));
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
      registeredAdmin.current = { email, userId: data.user_id };
      discardSentRegistration(email);
      dispatch(adminWriteSucceeded(agency, email, data.user_id));
      return sendProfile(toProfile({ ...values, password: '' }, data.user_id), email);
    },
    [agency, dispatch, sendProfile, addSentRegistration, discardSentRegistration],
  );

  const [verifyFailed, isVerifying] = useExclusiveAction(
    useCallback(
      async (failed: FailedRegistration) => {
        const next = await verifyRegistration(dispatch, agency, failed);
        dispatch(registrationVerified(agency, failed, next));
        if (
          failed.status === 'adminFailed' &&
          !(next.status === 'adminFailed' && next.verifyResult === 'unknown')
        )
          discardSentRegistration(failed.values.email);
        if (next.status === 'success') return succeed(next.profile, next.email, true);
        if (next.status === 'profileFailed' && next.verifyResult !== 'unknown') {
          const { profile, email } = next;
          if (email !== null) registeredAdmin.current = { email, userId: profile.user_id };
          addUnfinishedProfile(profile, false);
        }
        return setRegistration((current) => (current === failed ? next : current));
      },
      [agency, dispatch, addUnfinishedProfile, discardSentRegistration, succeed],
    ),
  );

  // One flight for both: while one is under way the other is not another decision.
  const [run] = useExclusiveAction(useCallback((send: () => Promise<void>) => send(), []));
  return {
    registration,
    unfinishedProfiles,
    /** What comes while an outcome stands is the same decision, however quick the answer was. */
    register: async (values: RegistrationValues) => {
      if (registration.status === 'idle') await run(() => registerAdminAndProfile(values));
    },
    finishProfile: (profile: NewProfile) => {
      const admin = registeredAdmin.current;
      return run(() => {
        dispatch(profileWriteStarted(agency, profile.user_id));
        return sendProfile(profile, admin?.userId === profile.user_id ? admin.email : null);
      });
    },
    dismissProfile: discardUnfinishedProfile,
    verify: async () => {
      if (registration.status === 'adminFailed' || registration.status === 'profileFailed')
        await verifyFailed(registration);
    },
    /** The same for a profile whose outcome was not told. */
    verifyProfile: async (profile: NewProfile) => {
      const failed = { ...UNREPORTED_PROFILE_FAILURE, profile };
      setRegistration(failed);
      await verifyFailed(failed);
    },
    /** The registrations that a reload has left without an outcome. */
    sentRegistrations,
    dismissSentRegistration: discardSentRegistration,
    verifySentRegistration: async (values: ValuesWithoutPassword) => {
      const failed = { ...UNREPORTED_ADMIN_FAILURE, values };
      setRegistration(failed);
      await verifyFailed(failed);
    },
    isVerifying,
    close: () => setRegistration({ status: 'idle' }),
  };
}
