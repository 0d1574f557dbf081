import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { UNFINISHED_PROFILES_STORAGE_KEY } from './storageKeys';
import { createStoredList } from './storedList';

/**
 * The profile of an administrator who is registered but has no profile yet. It is stored, so that the operator can
 * still create it after a reload. It contains no credentials.
 */
export interface UnfinishedProfile {
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  /** The profile was sent without a reliable response. The operator has to verify the write before sending it again. */
  isOutcomeUnknown: boolean;
}

type UnfinishedProfileKey = Omit<UnfinishedProfile, 'isOutcomeUnknown'>;

const storedList = createStoredList<UnfinishedProfile, UnfinishedProfileKey>(
  UNFINISHED_PROFILES_STORAGE_KEY,
  isUnfinishedProfile,
  (unfinishedProfile, { region, agency, profile }) =>
    unfinishedProfile.region === region &&
    unfinishedProfile.agency === agency &&
    String(unfinishedProfile.profile.user_id) === String(profile.user_id),
);

export const { save: saveUnfinishedProfile, remove: deleteUnfinishedProfile } = storedList;

/** The unfinished profiles of an agency, the oldest first. */
export function listUnfinishedProfiles(region: Region, agency: string): UnfinishedProfile[] {
  return storedList
    .readAll()
    .filter(
      (unfinishedProfile) => unfinishedProfile.region === region && unfinishedProfile.agency === agency,
    );
}

function isUnfinishedProfile(value: unknown): value is UnfinishedProfile {
  if (!isRecord(value) || !isRecord(value.profile)) return false;
  const { user_id, first_name, last_name, cell_phone } = value.profile;
  const texts = [value.region, value.agency, first_name, last_name, cell_phone];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value.isOutcomeUnknown === 'boolean' &&
    (typeof user_id === 'number' || (typeof user_id === 'string' && user_id !== ''))
  );
}
