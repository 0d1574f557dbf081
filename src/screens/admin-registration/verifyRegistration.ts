import { authApi } from '@/api/auth';
import { tags } from '@/api/client/tags';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type RiderProfile } from '@/domain/entities/rider';
import { toFailure } from '@/domain/failures';
import { type PortalDispatch } from '@/session/hooks';
import {
  type AdminFailed,
  type FailedRegistration,
  type ProfileFailed,
  type RegistrationSuccess,
} from './registration';
import { toProfile } from './toPayload';

type VerifiedRegistration = FailedRegistration | RegistrationSuccess;

/** Reads from the platform whether a registration with an unknown outcome was applied (decision 19). */
export function verifyRegistration(
  dispatch: PortalDispatch,
  agency: string,
  failed: FailedRegistration,
): Promise<VerifiedRegistration> {
  return failed.status === 'adminFailed'
    ? verifyAdministrator(dispatch, agency, failed)
    : verifyProfile(dispatch, agency, failed);
}

async function verifyAdministrator(
  dispatch: PortalDispatch,
  agency: string,
  failed: AdminFailed,
): Promise<VerifiedRegistration> {
  const email = failed.values.email.trim();
  const { data, error } = await dispatch(
    authApi.endpoints.findAdministrators.initiate(
      { agency, email },
      { forceRefetch: true, subscribe: false },
    ),
  );
  const [administrator] = error ? [] : (data?.rows ?? []);
  if (!administrator) {
    // A row that could not be parsed may be this administrator.
    const isUnknown = error !== undefined || !data || data.invalidRowCount > 0;
    return { ...failed, verifyResult: isUnknown ? 'unknown' : 'notApplied', existingAdmin: null };
  }
  // The cached list may be older than this administrator.
  dispatch(authApi.util.invalidateTags([tags.administrators(agency)]));
  // This registration has not sent a profile, so an administrator with a profile may be from another registration.
  const storedProfile = await fetchProfile(dispatch, agency, administrator.user_id);
  if (storedProfile !== 'missing')
    return {
      ...failed,
      verifyResult: 'unknown',
      existingAdmin: storedProfile === 'unknown' ? 'profileUnknown' : 'withProfile',
    };
  // The administrator is registered; the registration goes on with the profile, which was not sent yet.
  const profile = toProfile(failed.values, administrator.user_id);
  return {
    status: 'profileFailed',
    profile,
    email,
    failure: null,
    isOutcomeUnknown: false,
    verifyResult: null,
  };
}

async function verifyProfile(
  dispatch: PortalDispatch,
  agency: string,
  failed: ProfileFailed,
): Promise<VerifiedRegistration> {
  const { profile, email } = failed;
  const storedProfile = await fetchProfile(dispatch, agency, profile.user_id);
  if (storedProfile === 'unknown') return { ...failed, verifyResult: 'unknown' };
  // A profile with other names is not the one that was sent.
  const isApplied =
    storedProfile !== 'missing' &&
    storedProfile.first_name === profile.first_name &&
    storedProfile.last_name === profile.last_name;
  return isApplied
    ? { status: 'success', profile, email, wasVerified: true }
    : { ...failed, verifyResult: 'notApplied' };
}

/**
 * Fetches a user's profile. One without name and telephone counts as missing: the platform can send it for a user whose
 * profile was never created.
 */
async function fetchProfile(
  dispatch: PortalDispatch,
  agency: string,
  userId: Id,
): Promise<RiderProfile | 'missing' | 'unknown'> {
  const { data, error } = await dispatch(
    profileApi.endpoints.getProfile.initiate(
      { agency, userId: String(userId) },
      { forceRefetch: true, subscribe: false },
    ),
  );
  // After an error, `data` is still the result of an earlier call.
  if (error) return toFailure(error).status === 404 ? 'missing' : 'unknown';
  if (!data) return 'unknown';
  return data.first_name || data.last_name || data.cell_phone ? data : 'missing';
}
