import { KEEP_INPUT_MIN } from '@/domain/limits';
import { safeSessionStorage } from '../storage/safeStorage';
import { RETURN_URL_STORAGE_KEY } from '../storage/storageKeys';
import { type OperatorKey } from './operator';

/** The page that was open when the portal required a sign-in. */
interface ReturnUrl {
  /** With query and hash. */
  path: string;
  /** Null when nobody was signed in. */
  operator: OperatorKey | null;
}

/** Stores the URL that the portal offers after the operator's next sign-in (decision 6), for some minutes. */
export function saveReturnUrl(returnUrl: ReturnUrl, keepMinutes = KEEP_INPUT_MIN): void {
  safeSessionStorage.writeEntry(RETURN_URL_STORAGE_KEY, { ...returnUrl, savedAt: Date.now(), keepMinutes });
}

export function clearReturnUrl(): void {
  safeSessionStorage.remove(RETURN_URL_STORAGE_KEY);
}
