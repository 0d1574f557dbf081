import { type Region } from '@/domain/regions';
import { safeSessionStorage } from '../storage/safeStorage';
import { RETURN_URL_STORAGE_KEY } from '../storage/storageKeys';

/** An operator. `subject` is the operator's id in the token; in another region the same id is another operator. */
export interface OperatorKey {
  region: Region | null;
  subject: string | null;
}

/** The page that was open when the portal required a sign-in. */
interface ReturnUrl {
  /** With query and hash. */
  path: string;
  /** Null when nobody was signed in. */
  operator: OperatorKey | null;
}

/** Stores the URL that the portal offers after the operator's next sign-in (decision 6). */
export function saveReturnUrl(returnUrl: ReturnUrl): void {
  safeSessionStorage.write(RETURN_URL_STORAGE_KEY, JSON.stringify(returnUrl));
}

export function clearReturnUrl(): void {
  safeSessionStorage.remove(RETURN_URL_STORAGE_KEY);
}
