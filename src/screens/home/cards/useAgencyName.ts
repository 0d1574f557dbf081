import { useEffect, useState } from 'react';
import { useGetAgencyQuery } from '@/api/agency';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { readAgencyName, storeAgencyName } from '@/session/preferences/storedAgencyNames';
import { useKnownAgencyName } from '@/shared/agencies/useKnownAgencyName';

/**
 * The agency's name, null if it is not known. It is requested only where it `isWanted` and no page has read it. What Home
 * has shown is stored, so that it is there after a reload, too.
 */
export function useAgencyName(abbreviation: string, isWanted: boolean): string | null {
  const region = usePortalSelector(selectRegion);
  const name = useKnownAgencyName(abbreviation);
  // What was requested stays requested: a query that is skipped again would be dropped, with its name.
  const [nameAtFirst] = useState(name);
  const [storedName] = useState(() => readAgencyName(region, abbreviation));
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  useGetAgencyQuery({ abbreviation }, { skip: !isWanted || nameAtFirst !== null || isOperatorRejected });
  useEffect(() => {
    if (name !== null && name !== storedName) storeAgencyName(region, abbreviation, name);
  }, [region, abbreviation, name, storedName]);
  return name ?? storedName;
}
