import { type FailedOpening } from '@/domain/failureTexts/agencyOpen';
import { isRecord } from '@/lib/isRecord';
import { isPortalUrl } from './isPortalUrl';

/** State of AGENCY LOGIN's history entry when it was opened in place of another page (decision 29). */
export interface AgencyLoginState {
  /** The URL of that page, with query and hash. */
  returnUrl: string;
  /** The title of that page if the agency's session has ended on it; null if it has not ended there. */
  endedOn: string | null;
  /** The state of that page's history entry, for example a `RevertState`. */
  pageState: unknown;
  /** Why a link to that page could not sign in to the agency. Only AGENCY LOGIN reads it (`parseFailedOpening`). */
  failedOpening?: FailedOpening;
}

/** Null when AGENCY LOGIN was opened by itself. */
export function parseAgencyLoginState(state: unknown): AgencyLoginState | null {
  if (!isRecord(state) || !isPortalUrl(state.returnUrl)) return null;
  const { returnUrl, endedOn, pageState } = state;
  return { returnUrl, endedOn: typeof endedOn === 'string' ? endedOn : null, pageState };
}
