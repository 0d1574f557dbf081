import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { SENT_REGISTRATIONS_STORAGE_KEY } from './storageKeys';
import { createStoredList } from './storedList';

/** A registration of an administrator that was sent and has had no trustworthy answer: what the form said, never the password. */
export interface SentRegistration {
  region: Region;
  agency: string;
  email: string;
  firstName: string;
  lastName: string;
  telephone: string;
}

export type SentRegistrationKey = Pick<SentRegistration, 'region' | 'agency' | 'email'>;

const list = createStoredList<SentRegistration, SentRegistrationKey>(
  SENT_REGISTRATIONS_STORAGE_KEY,
  isSentRegistration,
  (one, { region, agency, email }) => one.region === region && one.agency === agency && one.email === email,
);

export const { save: saveSentRegistration, remove: deleteSentRegistration } = list;

/** The registrations in an agency whose end is not known, the oldest first. */
export function listSentRegistrations(region: Region, agency: string): SentRegistration[] {
  return list.readAll().filter((one) => one.region === region && one.agency === agency);
}

function isSentRegistration(value: unknown): value is SentRegistration {
  if (!isRecord(value)) return false;
  const { region, agency, email, firstName, lastName, telephone } = value;
  return [region, agency, email, firstName, lastName, telephone].every((text) => typeof text === 'string');
}
