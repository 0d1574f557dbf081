import { authApi } from '@/api/auth';
import { tags } from '@/api/client/tags';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type RiderProfile } from '@/domain/entities/rider';
import { asFailure } from '@/domain/failures';
import { type PortalDispatch } from '@/session/hooks';
import {
  type AdminFailed,
  type FailedRegistration,
  type ProfileFailed,
  type Registration,
} from './registration';
import { toProfile } from './toPayload';

type Looked = FailedRegistration | Extract<Registration, { state: 'success' }>;

/** What a look at the platform makes of a registration whose end nobody could tell (decision 19); it writes nothing. */
export function lookAgain(
  dispatch: PortalDispatch,
  agency: string,
  failed: FailedRegistration,
): Promise<Looked> {
  return failed.state === 'adminFailed'
    ? lookForAdmin(dispatch, agency, failed)
    : lookForProfile(dispatch, agency, failed);
}

async function lookForAdmin(dispatch: PortalDispatch, agency: string, failed: AdminFailed): Promise<Looked> {
  const email = failed.values.email.trim();
  const { data, error } = await dispatch(
    authApi.endpoints.findAdministrators.initiate(
      { agency, email },
      { forceRefetch: true, subscribe: false },
    ),
  );
  const [found] = error ? [] : (data?.rows ?? []);
  if (!found) {
    // A row that can't be read may be theirs.
    const isUnknown = error !== undefined || !data || data.unreadable > 0;
    return { ...failed, check: isUnknown ? 'unknown' : 'notApplied', met: null };
  }
  // They may have come after the list was read again.
  dispatch(authApi.util.invalidateTags([tags.administrators(agency)]));
  // This registration has sent no profile yet: who has one was there before, or somebody else has finished them.
  const present = await readProfile(dispatch, agency, found.user_id);
  if (present !== 'missing')
    return { ...failed, check: 'unknown', met: present === 'unknown' ? 'profileUnknown' : 'withProfile' };
  const profile = toProfile({ ...failed.values, password: '' }, found.user_id);
  return { state: 'profileFailed', profile, email, failure: null, isUncertain: false, check: null };
}

async function lookForProfile(
  dispatch: PortalDispatch,
  agency: string,
  failed: ProfileFailed,
): Promise<Looked> {
  const { profile, email } = failed;
  const present = await readProfile(dispatch, agency, profile.user_id);
  if (present === 'unknown') return { ...failed, check: 'unknown' };
  const isThere =
    present !== 'missing' &&
    present.first_name === profile.first_name &&
    present.last_name === profile.last_name;
  return isThere
    ? { state: 'success', profile, email, wasChecked: true }
    : { ...failed, check: 'notApplied' };
}

/** The profile of a user; a record that says neither a name nor a telephone holds nothing, and is as none. */
async function readProfile(
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
  // A look that fails still carries what an earlier one found.
  if (error) return asFailure(error).status === 404 ? 'missing' : 'unknown';
  if (!data) return 'unknown';
  return data.first_name || data.last_name || data.cell_phone ? data : 'missing';
}
