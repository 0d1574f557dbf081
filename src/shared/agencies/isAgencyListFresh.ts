import { useEffect, useState } from 'react';
import { agencyApi } from '@/api/agency';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { type PortalState, toApiState, usePortalSelector } from '@/session/hooks';

/**
 * Until when the row of an agency can stand for its record, in milliseconds since 1970: a minute after the first page of the
 * list was read. `fulfilledTimeStamp` is the time of the last page, which 'Try again' can have read long after it.
 */
function selectFreshUntil(state: PortalState): number {
  const { data } = agencyApi.endpoints.listAgencies.select()(toApiState(state));
  return (data?.pages[0]?.readAt ?? 0) + LIST_STALE_AFTER_S * 1_000;
}

export function isAgencyListFresh(state: PortalState): boolean {
  return Date.now() < selectFreshUntil(state);
}

/** As `isAgencyListFresh`; renders again when the list gets old. */
export function useIsAgencyListFresh(): boolean {
  const freshUntil = usePortalSelector(selectFreshUntil);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), freshUntil - Date.now());
    return () => clearTimeout(timer);
  }, [freshUntil]);
  return now < freshUntil;
}
