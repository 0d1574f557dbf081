import { useCallback } from 'react';
import { getRegionName } from '@/domain/regions';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { type ReportHeader } from './buildReport';

/** Returns a function that creates a report header with the current time. */
export function useReportHeader(agency: string): () => ReportHeader {
  const { getState } = usePortalStore();
  return useCallback(
    () => ({
      region: getRegionName(selectRegion(getState())),
      agency,
      time: new Date(getPlatformTime(getState())).toISOString(),
      portalVersion: PORTAL_VERSION,
    }),
    [getState, agency],
  );
}
