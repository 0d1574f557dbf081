import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { SENT_REGISTRATIONS_STORAGE_KEY } from '../storage/storageKeys';
import { createStoredList } from '../storage/storedList';

/** The form values of a registration of an administrator whose outcome is unknown, without the password. */
export interface SentRegistration {
  region: Region;
  agency: string;
  email: string;
  firstName: string;
  lastName: string;
  telephone: string;
}

export type SentRegistrationKey = Pick<SentRegistration, 'region' | 'agency' | 'email'>;

const storedList = createStoredList<SentRegistration, SentRegistrationKey>(
  SENT_REGISTRATIONS_STORAGE_KEY,
  isSentRegistration,
  (registration, { region, agency, email }) =>
    registration.region === region && registration.agency === agency && registration.email === email,
);

export const { save: saveSentRegistration, remove: deleteSentRegistration } = storedList;

/** The oldest first. */
export function listSentRegistrations(region: Region, agency: string): SentRegistration[] {
  return storedList
    .readAll()
    .filter((registration) => registration.region === region && registration.agency === agency);
}

function isSentRegistration(value: unknown): value is SentRegistration {
  if (!isRecord(value)) return false;
  const { region, agency, email, firstName, lastName, telephone } = value;
  return [region, agency, email, firstName, lastName, telephone].every((text) => typeof text === 'string');
}
