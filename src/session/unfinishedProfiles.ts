import { isRecord } from '../lib/isRecord';
import { type Region } from '../domain/regions';

/**
 * Administrators who are registered and have no profile yet, so that it can be finished after a reload too: whose they
 * are, the user id and what the profile says, nothing of how they sign in. Dropped at the session's end.
 */
const KEY = 'fare-portal:unfinished-profiles';

export interface UnfinishedProfile {
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  /** It was sent, and no trustworthy answer has come: it has to be looked for before it is sent again. */
  mayBeThere: boolean;
}

export function rememberUnfinishedProfile(unfinished: UnfinishedProfile): void {
  write([...others(unfinished), unfinished]);
}

export function forgetUnfinishedProfile(unfinished: Omit<UnfinishedProfile, 'mayBeThere'>): void {
  write(others(unfinished));
}

export function forgetUnfinishedProfiles(): void {
  write([]);
}

/** The profiles to finish in an agency, the oldest first. */
export function unfinishedProfiles(region: Region, agency: string): UnfinishedProfile[] {
  return read().filter((present) => present.region === region && present.agency === agency);
}

function others({ region, agency, profile }: Omit<UnfinishedProfile, 'mayBeThere'>): UnfinishedProfile[] {
  return read().filter(
    (present) =>
      present.region !== region ||
      present.agency !== agency ||
      String(present.profile.user_id) !== String(profile.user_id),
  );
}

function read(): UnfinishedProfile[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnfinished) : [];
  } catch {
    return [];
  }
}

/** Storage may be blocked: then a profile can be finished until the page is left. */
function write(list: readonly UnfinishedProfile[]): void {
  try {
    if (list.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Nothing is kept.
  }
}

function isUnfinished(value: unknown): value is UnfinishedProfile {
  if (!isRecord(value) || !isRecord(value.profile)) return false;
  const { user_id, first_name, last_name, cell_phone } = value.profile;
  const texts = [value.region, value.agency, first_name, last_name, cell_phone];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof value.mayBeThere === 'boolean' &&
    (typeof user_id === 'number' || (typeof user_id === 'string' && user_id !== ''))
  );
}
