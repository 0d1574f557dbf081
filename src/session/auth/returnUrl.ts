import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { safeSessionStorage } from '../storage/safeStorage';
import { RETURN_URL_STORAGE_KEY } from '../storage/storageKeys';

/** An operator. `subject` is the operator's id in the token; in another region the same id is another operator. */
interface OperatorKey {
  region: Region | null;
  subject: string | null;
}

/** The page that was open when the portal required a sign-in. */
interface ReturnUrl {
  path: string;
  /** Null when nobody was signed in. */
  operator: OperatorKey | null;
}

/** Stores the path that the portal offers after the next sign-in (decision 6). */
export function saveReturnUrl(returnUrl: ReturnUrl): void {
  safeSessionStorage.write(RETURN_URL_STORAGE_KEY, JSON.stringify(returnUrl));
}

export function clearReturnUrl(): void {
  safeSessionStorage.remove(RETURN_URL_STORAGE_KEY);
}

/** Null when the stored path is not one of the portal, or was stored for another operator. */
export function loadReturnUrl({ region, subject }: OperatorKey): string | null {
  const returnUrl = safeSessionStorage.readJson(RETURN_URL_STORAGE_KEY);
  if (!isRecord(returnUrl) || typeof returnUrl.path !== 'string' || !isPortalPath(returnUrl.path))
    return null;
  const { path, operator } = returnUrl;
  if (operator === null) return path;
  return isRecord(operator) && operator.region === region && operator.subject === subject ? path : null;
}

function isPortalPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%?=&]*$/.test(path) && path !== '/' && !path.startsWith('/login');
}
