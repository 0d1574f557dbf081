import { useEffect, useState } from 'react';
import { useGetAgencyQuery } from '@/api/agency';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { readAgencyName, storeAgencyName } from '@/session/preferences/storedAgencyNames';
import { selectAgencyName } from '@/shared/agencies/selectAgencyName';

/**
 * The agency's name, null if it is not known. It is requested only where it `isWanted` and no page has read it. What Home
 * has shown is stored, so that it is there after a reload, too.
 */
export function useAgencyName(abbreviation: string, isWanted: boolean): string | null {
  const region = usePortalSelector(selectRegion);
  const cachedName = usePortalSelector((state) => selectAgencyName(state, abbreviation));
  // What was requested stays requested: a query that is skipped again would be dropped, with its name.
  const [nameAtFirst] = useState(cachedName);
  // The cache drops it a minute after the page, or the palette, that read it was left.
  const [knownName, setKnownName] = useState(cachedName);
  if (cachedName !== null && cachedName !== knownName) setKnownName(cachedName);
  const [storedName] = useState(() => readAgencyName(region, abbreviation));
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  useGetAgencyQuery({ abbreviation }, { skip: !isWanted || nameAtFirst !== null || isOperatorRejected });
  const name = cachedName ?? knownName;
  useEffect(() => {
    if (name !== null && name !== storedName) storeAgencyName(region, abbreviation, name);
  }, [region, abbreviation, name, storedName]);
  return name ?? storedName;
}
