import { useCallback, useRef, useState } from 'react';
import { authApi } from '@/api/auth';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type NewProfile } from '@/domain/entities/user';
import { asFailure, mayHaveBeenApplied } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { lookAgain } from './lookAgain';
import { type FailedRegistration, type KeptValues, type Registration } from './registration';
import {
  administratorFailed,
  administratorRegistered,
  administratorSent,
  profileEnded,
  profileSent,
  registrationChecked,
} from './registrationChange';
import { type RegistrationValues } from './registrationSchema';
import { toAdministrator, toProfile } from './toPayload';
import { useSent } from './useSent';
import { useUnfinished } from './useUnfinished';

const { registerAdministrator } = authApi.endpoints;
const { createProfile } = profileApi.endpoints;

const UNTOLD_ADMIN = {
  state: 'adminFailed',
  failure: null,
  isUncertain: true,
  check: null,
  met: null,
} as const;
const UNTOLD = {
  state: 'profileFailed',
  email: null,
  failure: null,
  isUncertain: true,
  check: null,
} as const;

/**
 * A registration: administrator, then profile (specification 4). Where only the profile is missing, whatever is sent
 * next for that administrator is the profile alone, with the same user id (decision 20).
 */
export function useRegistration(agency: string) {
  const dispatch = usePortalDispatch();
  const { unfinished, remember, forget } = useUnfinished(agency);
  const { sent, rememberSent, forgetSent } = useSent(agency);
  const [registration, setRegistration] = useState<Registration>({ state: 'idle' });
  const registered = useRef<{ email: string; userId: Id } | null>(null);

  const succeed = useCallback(
    (profile: NewProfile, email: string | null, wasChecked: boolean) => {
      forget(profile);
      registered.current = null;
      setRegistration({ state: 'success', profile, email, wasChecked });
    },
    [forget],
  );

  const sendProfile = useCallback(
    async (profile: NewProfile, email: string | null) => {
      // A reload meanwhile would not know what came of it.
      remember(profile, true);
      setRegistration({ state: 'registeringProfile', profile, email });
      const { error } = await dispatch(createProfile.initiate({ agency, profile }, { track: false }));
      const failure = error ? asFailure(error) : null;
      dispatch(profileEnded(agency, profile.user_id, failure));
      if (!failure) return succeed(profile, email, false);
      const isUncertain = mayHaveBeenApplied(failure);
      remember(profile, isUncertain);
      return setRegistration({ state: 'profileFailed', profile, email, failure, isUncertain, check: null });
    },
    [agency, dispatch, remember, succeed],
  );

  const sendBoth = useCallback(
    async ({ password, ...values }: RegistrationValues) => {
      const administrator = toAdministrator({ ...values, password });
      const { email } = administrator;
      if (registered.current?.email === email) {
        const { userId } = registered.current;
        dispatch(profileSent(agency, userId));
        return sendProfile(toProfile({ ...values, password: '' }, userId), email);
      }
      // A reload meanwhile would not know what came of it.
      rememberSent(values);
      setRegistration({ state: 'registeringAdmin', email });
      dispatch(administratorSent(agency, email));
      const { data, error } = await dispatch(
        // Not tracked: the store would keep the password.
        registerAdministrator.initiate({ agency, administrator }, { track: false }),
      );
      if (!data) {
        const failure = asFailure(error);
        dispatch(administratorFailed(agency, email, failure));
        const isUncertain = mayHaveBeenApplied(failure);
        if (!isUncertain) forgetSent(email);
        return setRegistration({
          state: 'adminFailed',
          values,
          failure,
          isUncertain,
          check: null,
          met: null,
        });
      }
      registered.current = { email, userId: data.user_id };
      forgetSent(email);
      dispatch(administratorRegistered(agency, email, data.user_id));
      return sendProfile(toProfile({ ...values, password: '' }, data.user_id), email);
    },
    [agency, dispatch, sendProfile, rememberSent, forgetSent],
  );

  const [look, isChecking] = useSingleFlight(
    useCallback(
      async (failed: FailedRegistration) => {
        const next = await lookAgain(dispatch, agency, failed);
        dispatch(registrationChecked(agency, failed, next));
        if (failed.state === 'adminFailed' && !(next.state === 'adminFailed' && next.check === 'unknown'))
          forgetSent(failed.values.email);
        if (next.state === 'success') return succeed(next.profile, next.email, true);
        if (next.state === 'profileFailed' && next.check !== 'unknown') {
          const { profile, email } = next;
          if (email !== null) registered.current = { email, userId: profile.user_id };
          remember(profile, false);
        }
        return setRegistration((present) => (present === failed ? next : present));
      },
      [agency, dispatch, remember, forgetSent, succeed],
    ),
  );

  // One flight for both: while one is under way the other is not another decision.
  const [run] = useSingleFlight(useCallback((send: () => Promise<void>) => send(), []));
  return {
    registration,
    unfinished,
    /** What comes while an outcome stands is the same decision, however quick the answer was. */
    register: async (values: RegistrationValues) => {
      if (registration.state === 'idle') await run(() => sendBoth(values));
    },
    finish: (profile: NewProfile) => {
      const known = registered.current;
      return run(() => {
        dispatch(profileSent(agency, profile.user_id));
        return sendProfile(profile, known?.userId === profile.user_id ? known.email : null);
      });
    },
    dismiss: forget,
    check: async () => {
      if (registration.state === 'adminFailed' || registration.state === 'profileFailed')
        await look(registration);
    },
    /** The same for a profile whose outcome was not told. */
    checkProfile: async (profile: NewProfile) => {
      const failed = { ...UNTOLD, profile };
      setRegistration(failed);
      await look(failed);
    },
    /** The registrations that a reload has left without an outcome. */
    sent,
    dismissSent: forgetSent,
    checkSent: async (values: KeptValues) => {
      const failed = { ...UNTOLD_ADMIN, values };
      setRegistration(failed);
      await look(failed);
    },
    isChecking,
    close: () => setRegistration({ state: 'idle' }),
  };
}
