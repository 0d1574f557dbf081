import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';

const RETURN_URL_STORAGE_KEY = 'fare-portal:continue';

/** Identifies an operator. The same subject in another region is a different operator. */
interface OperatorKey {
  region: Region | null;
  subject: string | null;
}

/** The path that was open when the portal required a sign-in. `operator` is null when nobody was signed in. */
interface ReturnUrl {
  path: string;
  operator: OperatorKey | null;
}

/** Stores the path that the portal offers after the next sign-in (decision 6). Does nothing when storage is blocked. */
export function saveReturnUrl(returnUrl: ReturnUrl): void {
  try {
    sessionStorage.setItem(RETURN_URL_STORAGE_KEY, JSON.stringify(returnUrl));
  } catch {
    // The portal works without the stored path.
  }
}

export function clearReturnUrl(): void {
  try {
    sessionStorage.removeItem(RETURN_URL_STORAGE_KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** The stored path, if it is a path of the portal and was stored for this operator or for nobody; null otherwise. */
export function loadReturnUrl({ region, subject }: OperatorKey): string | null {
  try {
    const returnUrl: unknown = JSON.parse(sessionStorage.getItem(RETURN_URL_STORAGE_KEY) ?? 'null');
    if (!isRecord(returnUrl) || typeof returnUrl.path !== 'string' || !isPortalPath(returnUrl.path))
      return null;
    const { path, operator } = returnUrl;
    if (operator === null) return path;
    return isRecord(operator) && operator.region === region && operator.subject === subject ? path : null;
  } catch {
    return null;
  }
}

function isPortalPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./%?=&]*$/.test(path) && path !== '/' && !path.startsWith('/login');
}
