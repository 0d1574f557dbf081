import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { emailSearchApi } from '@/api/emailSearch';
import { profileApi } from '@/api/profile';
import { type Id } from '@/domain/entities/fields';
import { type RiderProfile } from '@/domain/entities/riderProfile';
import { isNotFound } from '@/domain/failures';
import {
  describeUnverifiedRegistration,
  type ExistingAdminStatus,
} from '@/domain/failureTexts/adminRegistration';
import { type PortalDispatch, type PortalThunk } from '@/session/hooks';
import { type Verification, type VerifyContext } from '@/shared/writes/verification';
import { formatProfileName } from './formatProfileName';
import { type AdministratorStep, type ProfileStep, type RegistrationStep } from './registrationSteps';
import { toProfile } from './toPayload';

type RegistrationVerification = Verification<RegistrationStep>;

/** Reads from the platform whether a registration with an unknown outcome was applied (decision 19). */
export function verifyRegistration(
  registration: RegistrationStep,
  context: VerifyContext,
): PortalThunk<Promise<RegistrationVerification>> {
  return (dispatch) =>
    registration.step === 'administrator'
      ? verifyAdministrator(dispatch, registration, context)
      : verifyProfile(dispatch, registration, context);
}

async function verifyAdministrator(
  dispatch: PortalDispatch,
  { agency, values, changeId }: AdministratorStep,
  { signal, reportNotApplied }: VerifyContext,
): Promise<RegistrationVerification> {
  const email = values.email.trim();
  const describeUnknown = (existingAdmin: ExistingAdminStatus | null): RegistrationVerification => ({
    result: 'unknown',
    text: describeUnverifiedRegistration(email, existingAdmin),
  });
  const { findAdministrators } = emailSearchApi.endpoints;
  const read = await dispatch(readNow(findAdministrators, { agency, email }, signal));
  const [administrator] = read.data?.rows ?? [];
  if (!administrator) {
    return read.error || read.data.isIncomplete
      ? describeUnknown(null)
      : reportNotApplied(`there is no administrator ${email}.`);
  }
  // The cached list and count may be older than this administrator.
  void dispatch(refetchTags([tags.administrators(agency), tags.userCount(agency, 'administrator')]));
  // This registration has not sent a profile, so an administrator with a profile may be from another registration.
  const storedProfile = await fetchProfile(dispatch, agency, administrator.user_id, signal);
  if (storedProfile !== 'missing')
    return describeUnknown(storedProfile === 'unknown' ? 'profileUnknown' : 'withProfile');
  // The administrator is registered; the registration goes on with the profile, which was not sent yet.
  const profile = toProfile(values, administrator.user_id);
  return {
    result: 'notApplied',
    text: `${formatProfileName(profile)} has no profile.`,
    subject: {
      step: 'profile',
      agency,
      profile,
      email,
      ...(changeId !== undefined && { registrationId: changeId }),
    },
    failures: [],
  };
}

async function verifyProfile(
  dispatch: PortalDispatch,
  { agency, profile }: ProfileStep,
  { signal, reportNotApplied }: VerifyContext,
): Promise<RegistrationVerification> {
  const storedProfile = await fetchProfile(dispatch, agency, profile.user_id, signal);
  if (storedProfile === 'unknown')
    return {
      result: 'unknown',
      text: 'the platform could not say whether the profile exists. Check again in a moment.',
    };
  if (storedProfile === 'missing') return reportNotApplied(`${formatProfileName(profile)} has no profile.`);
  const { first_name: firstName, last_name: lastName } = storedProfile;
  if (firstName === profile.first_name && lastName === profile.last_name)
    return { result: 'applied', text: 'the profile exists now.' };
  // Another write may have created it, or has changed the one that was sent.
  const storedName = [firstName, lastName].filter(Boolean).join(' ') || 'empty';
  return {
    result: 'unknown',
    text: `a profile exists, but its name is ${storedName}, not ${formatProfileName(profile)}. Nothing was changed.`,
  };
}

/**
 * Fetches a user's profile. One without name and telephone counts as missing: the platform can send it for a user whose
 * profile was never created.
 */
async function fetchProfile(
  dispatch: PortalDispatch,
  agency: string,
  userId: Id,
  signal: AbortSignal,
): Promise<RiderProfile | 'missing' | 'unknown'> {
  const arg = { agency, userId: String(userId) };
  const { getProfile } = profileApi.endpoints;
  const read = await dispatch(readNow(getProfile, arg, signal));
  if (read.error) return isNotFound(read.error) ? 'missing' : 'unknown';
  const { data } = read;
  return data.first_name || data.last_name || data.cell_phone ? data : 'missing';
}
