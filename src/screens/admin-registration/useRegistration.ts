import { useCallback, useRef, useState } from 'react';
import { authApi } from '../../api/auth';
import { tags } from '../../api/client/tags';
import { profileApi } from '../../api/profile';
import { type Id } from '../../domain/entities/fields';
import { type NewProfile } from '../../domain/entities/user';
import { type CheckResult } from '../../domain/failureTexts/uncertain';
import { asFailure, mayHaveBeenApplied, type Failure } from '../../domain/failures';
import { usePortalDispatch } from '../../session/hooks';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { type RegistrationValues } from './registrationSchema';
import { toAdministrator, toProfile } from './toPayload';
import { useUnfinished } from './useUnfinished';

const { registerAdministrator, findAdministrators } = authApi.endpoints;
const { createProfile, getProfile } = profileApi.endpoints;

/** The administrator was not registered, or nobody can tell. The password is none of its parts. */
interface AdminFailed {
  state: 'adminFailed';
  values: Omit<RegistrationValues, 'password'>;
  failure: Failure;
  isUncertain: boolean;
  check: CheckResult | null;
}

/** The administrator is registered, the profile not; without a failure it was not sent yet, or before a reload. */
interface ProfileFailed {
  state: 'profileFailed';
  profile: NewProfile;
  /** Null where a reload has forgotten it. */
  email: string | null;
  failure: Failure | null;
  /** It may be there all the same (decision 19). */
  isUncertain: boolean;
  check: CheckResult | null;
}

export type FailedRegistration = AdminFailed | ProfileFailed;

export type Registration =
  | { state: 'idle' }
  | { state: 'registeringAdmin'; email: string }
  | { state: 'registeringProfile'; profile: NewProfile; email: string | null }
  | { state: 'success'; profile: NewProfile; email: string | null; wasChecked: boolean }
  | FailedRegistration;

const UNTOLD = {
  state: 'profileFailed',
  email: null,
  failure: null,
  isUncertain: true,
  check: null,
} as const;

/** Whether what was sent may still be applied, as far as is known. */
export function isRegistrationOpen(registration: Registration): boolean {
  switch (registration.state) {
    case 'registeringAdmin':
    case 'registeringProfile':
      return true;
    case 'adminFailed':
    case 'profileFailed':
      return registration.isUncertain && registration.check !== 'notApplied';
    case 'idle':
    case 'success':
      return false;
  }
}

/**
 * A registration: administrator, then profile (specification 4). Where only the profile is missing, whatever is sent
 * next for that administrator is the profile alone, with the same user id (decision 20).
 */
export function useRegistration(agency: string) {
  const dispatch = usePortalDispatch();
  const { unfinished, remember, forget } = useUnfinished(agency);
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
      if (!error) return succeed(profile, email, false);
      const failure = asFailure(error);
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
        return sendProfile(toProfile({ ...values, password: '' }, registered.current.userId), email);
      }
      setRegistration({ state: 'registeringAdmin', email });
      const { data, error } = await dispatch(
        // Not tracked: the store would keep the password.
        registerAdministrator.initiate({ agency, administrator }, { track: false }),
      );
      if (!data) {
        const failure = asFailure(error);
        const isUncertain = mayHaveBeenApplied(failure);
        return setRegistration({ state: 'adminFailed', values, failure, isUncertain, check: null });
      }
      registered.current = { email, userId: data.user_id };
      return sendProfile(toProfile({ ...values, password: '' }, data.user_id), email);
    },
    [agency, dispatch, sendProfile],
  );

  const lookForAdmin = useCallback(
    async ({ values, ...failed }: AdminFailed): Promise<Registration> => {
      const email = values.email.trim();
      const { data, error } = await dispatch(
        findAdministrators.initiate({ agency, email }, { forceRefetch: true, subscribe: false }),
      );
      const [found] = error ? [] : (data?.rows ?? []);
      if (!found) {
        // A row that can't be read may be theirs.
        const isUnknown = error !== undefined || !data || data.unreadable > 0;
        return { ...failed, values, check: isUnknown ? 'unknown' : 'notApplied' };
      }
      // They may have come after the list was read again.
      dispatch(authApi.util.invalidateTags([tags.administrators(agency)]));
      const profile = toProfile({ ...values, password: '' }, found.user_id);
      registered.current = { email, userId: found.user_id };
      remember(profile, false);
      return { state: 'profileFailed', profile, email, failure: null, isUncertain: false, check: null };
    },
    [agency, dispatch, remember],
  );

  const lookForProfile = useCallback(
    async (failed: ProfileFailed): Promise<Registration> => {
      const { profile, email } = failed;
      const { data, error } = await dispatch(
        getProfile.initiate(
          { agency, userId: String(profile.user_id) },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (error && asFailure(error).status !== 404) return { ...failed, check: 'unknown' };
      const isThere =
        !error && data?.first_name === profile.first_name && data.last_name === profile.last_name;
      if (!isThere) {
        remember(profile, false);
        return { ...failed, check: 'notApplied' };
      }
      return { state: 'success', profile, email, wasChecked: true };
    },
    [agency, dispatch, remember],
  );

  const [look, isChecking] = useSingleFlight(
    useCallback(
      async (failed: FailedRegistration) => {
        const next =
          failed.state === 'adminFailed' ? await lookForAdmin(failed) : await lookForProfile(failed);
        if (next.state === 'success') succeed(next.profile, next.email, true);
        else setRegistration((present) => (present === failed ? next : present));
      },
      [lookForAdmin, lookForProfile, succeed],
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
      return run(() => sendProfile(profile, known?.userId === profile.user_id ? known.email : null));
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
    isChecking,
    close: () => setRegistration({ state: 'idle' }),
  };
}
