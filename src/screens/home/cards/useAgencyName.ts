import { useState } from 'react';
import { useGetAgencyQuery } from '@/api/agency';
import { usePortalSelector } from '@/session/hooks';
import { selectAgencyName } from '@/shared/agencies/selectAgencyName';

/** The agency's name, null if it is not known. It is requested only where it `isWanted` and no page has read it. */
export function useAgencyName(abbreviation: string, isWanted: boolean): string | null {
  const name = usePortalSelector((state) => selectAgencyName(state, abbreviation));
  // The cache drops it a minute after the page that read it was left.
  const [knownName] = useState(name);
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  useGetAgencyQuery({ abbreviation }, { skip: !isWanted || knownName !== null || isOperatorRejected });
  return name ?? knownName;
}
