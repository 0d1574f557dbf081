import { useState } from 'react';
import { usePortalSelector } from '@/session/hooks';
import { selectAgencyName } from './selectAgencyName';

/** The agency's name if it is, or has been, in memory: the cache drops it a minute after the page that read it was left. */
export function useKnownAgencyName(abbreviation: string): string | null {
  const cachedName = usePortalSelector((state) => selectAgencyName(state, abbreviation));
  const [knownName, setKnownName] = useState(cachedName);
  if (cachedName !== null && cachedName !== knownName) setKnownName(cachedName);
  return cachedName ?? knownName;
}
