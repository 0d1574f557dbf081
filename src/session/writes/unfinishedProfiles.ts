import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { UNFINISHED_PROFILES_STORAGE_KEY } from '../storage/storageKeys';
import { createStoredList } from '../storage/storedList';

/** The profile of a registered administrator who has none yet. The operator can create it also after a reload. */
export interface UnfinishedProfile {
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  /** Whether the profile was sent without a reliable response. The operator then has to verify the write first. */
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

/** The oldest first. */
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
