import { isRecord } from '@/lib/isRecord';
import { hashOperator } from '../auth/operator';
import { safeSessionStorage } from './safeStorage';
import {
  EXPIRED_CORRECTIONS_STORAGE_KEY,
  EXPIRED_JOURNAL_STORAGE_KEY,
  FORM_DRAFT_STORAGE_KEY,
  RETURN_URL_STORAGE_KEY,
} from './storageKeys';

/*
 * The entries that stay in sessionStorage for some minutes after a session has expired, for the same operator's next one.
 * An entry whose `keepMinutes` is null has no end before that of the session.
 */

const CHECK_INTERVAL_MS = 30_000;

/** The entries with typed input, and with writes. */
const INPUT_KEYS = [FORM_DRAFT_STORAGE_KEY, EXPIRED_JOURNAL_STORAGE_KEY, EXPIRED_CORRECTIONS_STORAGE_KEY];
const EXPIRING_KEYS = [...INPUT_KEYS, RETURN_URL_STORAGE_KEY];

/** Removes the entry and returns null when it is invalid, of another version, or too old. */
export function readExpiringEntry(key: string): Record<string, unknown> | null {
  const entry = safeSessionStorage.readEntry(key);
  const age = Date.now() - Number(entry?.savedAt);
  if (entry !== null && (entry.keepMinutes === null || age < Number(entry.keepMinutes) * 60_000)) {
    // A time in the future is of a clock that was corrected since.
    if (age < 0) safeSessionStorage.writeEntry(key, { ...entry, savedAt: Date.now() });
    return entry;
  }
  safeSessionStorage.remove(key);
  return null;
}

/** Removes expired entries now and every 30 seconds. Returns a function that stops the timer. */
export function startExpiryTimer(): () => void {
  const removeExpired = () => EXPIRING_KEYS.forEach(readExpiringEntry);
  const timer = setInterval(removeExpired, CHECK_INTERVAL_MS);
  removeExpired();
  return () => clearInterval(timer);
}

/** At a sign-out, nothing may stay stored for the operator's next session. */
export function clearStoredInput(): void {
  INPUT_KEYS.forEach(safeSessionStorage.remove);
}

/** Called when this operator has signed out in another tab. A return URL without an operator stays. */
export function clearOperatorsInput(operatorHash: string): void {
  for (const key of EXPIRING_KEYS) {
    const entry = readExpiringEntry(key);
    const owner = key === RETURN_URL_STORAGE_KEY ? entry?.operator : entry;
    if (isRecord(owner) && hashOperator({ region: owner.region, email: owner.email }) === operatorHash)
      safeSessionStorage.remove(key);
  }
}
