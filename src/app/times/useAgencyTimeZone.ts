import { useState } from 'react';
import { useGetAgencyQuery, useListTimeZonesQuery } from '@/api/agency';
import { hasMissingPages } from '@/api/paging/pages';
import { usePortalSelector } from '@/session/hooks';

export interface AgencyTimeZone {
  /** The IANA name, empty while it is not known. */
  name: string;
  /** Names the zone, or says why it is not known. */
  note: string;
}

/**
 * The agency and the list of zones are read when `isWanted` is true for the first time for this agency. They are read
 * with the operator's token. One that the platform has rejected is not sent: its 401 would end an administrator's
 * session only because a time is shown.
 */
export function useAgencyTimeZone(agency: string, isWanted: boolean): AgencyTimeZone {
  const [wantedAgency, setWantedAgency] = useState<string>();
  if (isWanted && wantedAgency !== agency) setWantedAgency(agency);
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  const skip = wantedAgency !== agency || !agency || isOperatorRejected;
  const { currentData: record, error } = useGetAgencyQuery({ abbreviation: agency }, { skip });
  const { currentData: timeZones, error: timeZonesError } = useListTimeZonesQuery(undefined, { skip });
  // A name that was read before stays valid when a later read fails.
  const name = timeZones?.rows.find(({ id }) => id === record?.timezone)?.name;
  if (name) return { name, note: name };
  const isIncomplete = hasMissingPages(timeZones);
  if (record && timeZones && !isIncomplete) return { name: '', note: 'time zone not known' };
  return isOperatorRejected || error !== undefined || timeZonesError !== undefined || isIncomplete
    ? { name: '', note: 'time zone could not be read' }
    : { name: '', note: 'reading the time zone…' };
}
