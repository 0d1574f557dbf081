import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { readPortalState } from '@/session/hooks';

/**
 * Compares this computer's clock with an answer's header `date`, which a platform of another origin must expose. The first
 * answer sets the skew. A later one changes it only by more than the time-out: less can be the time that the answer took.
 * An answer to a request that was sent longer ago (`sentAt`, in ms since 1970) changes nothing: the computer slept, or
 * its clock was set.
 */
export function updateClockSkew(headers: Headers, sentAt: number, api: BaseQueryApi): void {
  const now = Date.now();
  if (now < sentAt || now - sentAt > REQUEST_TIMEOUT_MS) return;
  const clockSkewMs = now - Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(clockSkewMs)) return;
  const { clockSkewMs: knownSkewMs } = readPortalState(api).session;
  if (knownSkewMs === null || Math.abs(clockSkewMs - knownSkewMs) > REQUEST_TIMEOUT_MS)
    api.dispatch(clockSkewMeasured(clockSkewMs));
}
