import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { readPortalState } from '@/session/hooks';

/**
 * Compares this computer's clock with an answer's header `date`, which a platform of another origin must expose. A
 * difference of less than the time-out can be the time that the answer took, and changes nothing.
 */
export function measureClockSkew(headers: Headers, api: BaseQueryApi): void {
  const clockSkewMs = Date.now() - Date.parse(headers.get('date') ?? '');
  const { clockSkewMs: knownSkewMs } = readPortalState(api).session;
  if (Number.isNaN(clockSkewMs)) return;
  if (knownSkewMs === null || Math.abs(clockSkewMs - knownSkewMs) > REQUEST_TIMEOUT_MS)
    api.dispatch(clockSkewMeasured(clockSkewMs));
}
