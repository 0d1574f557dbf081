import { type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';

const RETURN_URL_STORAGE_KEY = 'fare-portal:continue';

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

/** Null when the stored path is not one of the portal, or was stored for another operator. */
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
