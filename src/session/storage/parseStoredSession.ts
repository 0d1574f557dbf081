import { DEFAULT_REGION, isRegion, type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { isToken } from '@/lib/isToken';
import { type RegionState } from '../auth/regionSlice';
import { type SessionState, signedOutState } from '../auth/sessionSlice';

/** An invalid session becomes the signed-out state. */
export function parseStoredSession(stored: unknown): SessionState {
  if (!isRecord(stored)) return signedOutState;
  const { sessionId, region, email, tokenOrigin, psoToken, agencyTokens, isOperatorRejected } = stored;
  if (typeof sessionId !== 'string' || !isRegion(region) || !(psoToken === null || isToken(psoToken)))
    return signedOutState;
  if (typeof tokenOrigin !== 'string' || (psoToken !== null && typeof email !== 'string'))
    return signedOutState;
  return {
    sessionId,
    region,
    email: typeof email === 'string' ? email : null,
    tokenOrigin,
    psoToken,
    agencyTokens: parseTexts(agencyTokens, isToken),
    administratorEmails: parseTexts(
      stored.administratorEmails,
      (email): email is string => typeof email === 'string',
    ),
    isOperatorRejected: isOperatorRejected === true,
    clockSkewMs: Number.isFinite(stored.clockSkewMs) ? Number(stored.clockSkewMs) : null,
    isClockNoticeDismissed: stored.isClockNoticeDismissed === true,
    endReason: null,
  };
}

/** An invalid region becomes the default region. */
export function parseStoredRegion(stored: unknown): RegionState {
  const region: Region = isRecord(stored) && isRegion(stored.region) ? stored.region : DEFAULT_REGION;
  const backendUrl = isRecord(stored) && typeof stored.backendUrl === 'string' ? stored.backendUrl : null;
  return { region, backendUrl };
}

function parseTexts(value: unknown, isValid: (text: unknown) => text is string): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => isValid(entry[1])),
  );
}
