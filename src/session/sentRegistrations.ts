import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { SENT_REGISTRATIONS_STORAGE_KEY } from './storageKeys';
import { storedList } from './storedList';

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

const list = storedList<SentRegistration, SentRegistrationKey>(
  SENT_REGISTRATIONS_STORAGE_KEY,
  isSent,
  (one, { region, agency, email }) => one.region === region && one.agency === agency && one.email === email,
);

export const { remember: rememberSentRegistration, forget: forgetSentRegistration } = list;

/** The registrations in an agency whose end is not known, the oldest first. */
export function sentRegistrations(region: Region, agency: string): SentRegistration[] {
  return list.all().filter((one) => one.region === region && one.agency === agency);
}

function isSent(value: unknown): value is SentRegistration {
  if (!isRecord(value)) return false;
  const { region, agency, email, firstName, lastName, telephone } = value;
  return [region, agency, email, firstName, lastName, telephone].every((text) => typeof text === 'string');
}
