import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type CallRecord } from '@/session/callsSlice';

/** The number of calls that read `count` rows. */
export function countCalls(count: number): number {
  return Math.ceil(count / FULL_LIST_PAGE_SIZE);
}

/**
 * The mean time in milliseconds of this session's calls for a full page of the list at `path`; null before the first one. The
 * calls of the list itself have smaller pages and say nothing about it.
 */
export function measurePageMs(calls: readonly CallRecord[], path: string | undefined): number | null {
  const times = calls.flatMap((call) =>
    call.path === path &&
    call.outcome === 'ok' &&
    call.durationMs !== null &&
    new URLSearchParams(call.search).get('per_page') === String(FULL_LIST_PAGE_SIZE)
      ? call.durationMs
      : [],
  );
  return times.length === 0 ? null : times.reduce((sum, ms) => sum + ms, 0) / times.length;
}

/** `about 10 s`, `about 3 min`; an empty text when no call was measured. */
export function formatEstimate(callCount: number, pageMs: number | null): string {
  if (pageMs === null) return '';
  const seconds = Math.max(Math.round((callCount * pageMs) / 1000), 1);
  return seconds < 120 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
