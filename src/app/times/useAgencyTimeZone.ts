import { useState } from 'react';
import { useGetAgencyQuery, useListTimeZonesQuery } from '@/api/agency';
import { usePortalSelector } from '@/session/hooks';

export interface AgencyTimeZone {
  /** The IANA name, empty while it is not known. */
  name: string;
  /** Names the zone, or says why it is not known. */
  note: string;
}

/**
 * The agency and the list of zones are read when `isWanted` is true for the first time. They are read with the
 * operator's token. One that the platform has rejected is not sent: its 401 would end an administrator's session only
 * because the pointer is on a time.
 */
export function useAgencyTimeZone(agency: string, isWanted: boolean): AgencyTimeZone {
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  const skip = !wasWanted || !agency || isOperatorRejected;
  const { currentData: record, error } = useGetAgencyQuery({ abbreviation: agency }, { skip });
  const timeZones = useListTimeZonesQuery(undefined, { skip });
  if (isOperatorRejected || error !== undefined || timeZones.error !== undefined)
    return { name: '', note: 'time zone could not be read' };
  if (!record || !timeZones.currentData) return { name: '', note: 'reading the time zone…' };
  const name = timeZones.currentData.rows.find(({ id }) => id === record.timezone)?.name;
  return name ? { name, note: name } : { name: '', note: 'time zone not known' };
}
