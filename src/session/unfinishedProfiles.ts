import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { UNFINISHED_PROFILES_STORAGE_KEY } from './storageKeys';
import { createStoredList } from './storedList';

/**
 * Administrators who are registered and have no profile yet, so that it can be finished after a reload too: whose they
 * are, the user id and what the profile says, nothing of how they sign in.
 */
export interface UnfinishedProfile {
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  /** It was sent, and no trustworthy answer has come: it has to be looked for before it is sent again. */
  isOutcomeUnknown: boolean;
}

type UnfinishedProfileKey = Omit<UnfinishedProfile, 'isOutcomeUnknown'>;

const list = createStoredList<UnfinishedProfile, UnfinishedProfileKey>(
  UNFINISHED_PROFILES_STORAGE_KEY,
  isUnfinishedProfile,
  (one, { region, agency, profile }) =>
    one.region === region && one.agency === agency && String(one.profile.user_id) === String(profile.user_id),
);

export const { save: saveUnfinishedProfile, remove: deleteUnfinishedProfile } = list;

/** The profiles to finish in an agency, the oldest first. */
export function listUnfinishedProfiles(region: Region, agency: string): UnfinishedProfile[] {
  return list.readAll().filter((one) => one.region === region && one.agency === agency);
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
