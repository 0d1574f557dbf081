import { isStoredFor, type OperatorKey } from '../auth/operator';
import { readExpiringEntry } from '../storage/expiringEntries';
import { safeSessionStorage } from '../storage/safeStorage';
import { EXPIRED_CORRECTIONS_STORAGE_KEY } from '../storage/storageKeys';
import { parsePendingWrites } from './parsePendingWrites';
import { isResolved } from './pendingCorrections';
import { type PendingWrite, type PendingWritesState } from './pendingWritesSlice';

/**
 * Stores the corrections of an expired session whose outcome is unknown, so that the same operator is asked to check them
 * before the payment is corrected again (decision 19). Registrations are not stored: they have names.
 */
export function keepCorrectionsOfExpiredSession(
  { list }: PendingWritesState,
  operator: OperatorKey,
  keepMinutes: number,
): void {
  const corrections = list.filter((write) => write.kind === 'correction' && !isResolved(write));
  if (operator.email === null || corrections.length === 0) return;
  const entry = { ...operator, list: corrections, savedAt: Date.now(), keepMinutes };
  safeSessionStorage.writeEntry(EXPIRED_CORRECTIONS_STORAGE_KEY, entry);
}

/** Removes the stored corrections, and returns them if they are this operator's. */
export function takeCorrectionsOfExpiredSession(operator: OperatorKey): readonly PendingWrite[] {
  const entry = readExpiringEntry(EXPIRED_CORRECTIONS_STORAGE_KEY);
  safeSessionStorage.remove(EXPIRED_CORRECTIONS_STORAGE_KEY);
  return entry !== null && isStoredFor(entry, operator) ? parsePendingWrites(entry).list : [];
}
