import { parseRegionParam } from '@/domain/regionParam';
import { isRecord } from '@/lib/isRecord';
import { readExpiringEntry } from '../storage/expiringEntries';
import { RETURN_URL_STORAGE_KEY } from '../storage/storageKeys';
import { isStoredFor, type OperatorKey } from './operator';

/** Null when the stored URL is too old, not one of the portal, of another region, or was stored for another operator. */
export function loadReturnUrl(operator: OperatorKey): string | null {
  const returnUrl = readExpiringEntry(RETURN_URL_STORAGE_KEY);
  if (returnUrl === null || !isPortalUrl(returnUrl.path)) return null;
  const { path, operator: storedOperator } = returnUrl;
  const linkRegion = parseRegionParam(new URL(path, window.location.origin).search);
  if (linkRegion !== null && linkRegion !== operator.region) return null;
  if (storedOperator === null) return path;
  if (!isRecord(storedOperator)) return null;
  // A link of the other region is for whoever signs in there.
  const isLinkOfOtherRegion = linkRegion !== null && linkRegion !== storedOperator.region;
  return isLinkOfOtherRegion || isStoredFor(storedOperator, operator) ? path : null;
}

/** State of AGENCY LOGIN's history entry when the route guard has opened it in place of another page (decision 29). */
export interface AgencyLoginState {
  /** The URL of that page, with query and hash. */
  returnUrl: string;
  /** The title of that page if the agency's session has ended on it; null if it has not ended there. */
  endedOn: string | null;
  /** The state of that page's history entry, for example a `RevertState`. */
  pageState: unknown;
}

/** Null when AGENCY LOGIN was opened by itself. */
export function parseAgencyLoginState(state: unknown): AgencyLoginState | null {
  if (!isRecord(state) || !isPortalUrl(state.returnUrl)) return null;
  const { returnUrl, endedOn, pageState } = state;
  return { returnUrl, endedOn: typeof endedOn === 'string' ? endedOn : null, pageState };
}

/**
 * Whether `url` is a page of the portal to which a sign-in can return: not another host, which begins with two slashes,
 * and not Home or the sign-in itself.
 */
function isPortalUrl(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])[!-~]+$/.test(url) && !/^\/(login)?([?#]|$)/.test(url);
}
