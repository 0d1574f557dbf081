import { parseRegionParam } from '@/domain/regionParam';
import { isRecord } from '@/lib/isRecord';
import { readExpiringEntry } from '../storage/expiringEntries';
import { RETURN_URL_STORAGE_KEY } from '../storage/storageKeys';
import { isPortalUrl } from './isPortalUrl';
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
