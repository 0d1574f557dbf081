import { isRecord } from '../lib/isRecord';
import { type Region } from '../domain/regions';

/**
 * Registrations of administrators that were sent and have had no trustworthy answer, so that a reload does not forget
 * them: what the form said, never the password. Dropped at the session's end.
 */
const KEY = 'fare-portal:sent-registrations';

export interface SentRegistration {
  region: Region;
  agency: string;
  email: string;
  firstName: string;
  lastName: string;
  telephone: string;
}

export type SentRegistrationKey = Pick<SentRegistration, 'region' | 'agency' | 'email'>;

export function rememberSentRegistration(sent: SentRegistration): void {
  write([...others(sent), sent]);
}

export function forgetSentRegistration(sent: SentRegistrationKey): void {
  write(others(sent));
}

export function forgetSentRegistrations(): void {
  write([]);
}

/** The registrations in an agency whose end is not known, the oldest first. */
export function sentRegistrations(region: Region, agency: string): SentRegistration[] {
  return read().filter((present) => present.region === region && present.agency === agency);
}

function others({ region, agency, email }: SentRegistrationKey): SentRegistration[] {
  return read().filter(
    (present) => present.region !== region || present.agency !== agency || present.email !== email,
  );
}

function read(): SentRegistration[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSent) : [];
  } catch {
    return [];
  }
}

/** Storage may be blocked: then a registration is known until the page is left. */
function write(list: readonly SentRegistration[]): void {
  try {
    if (list.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Nothing is kept.
  }
}

function isSent(value: unknown): value is SentRegistration {
  if (!isRecord(value)) return false;
  const { region, agency, email, firstName, lastName, telephone } = value;
  return [region, agency, email, firstName, lastName, telephone].every((text) => typeof text === 'string');
}
