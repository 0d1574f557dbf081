import { type Region } from '../regions';

/** Names an agency: the same abbreviation in another region is another agency. */
export interface AgencyKey {
  region: Region;
  agency: string;
}

export function isSameAgency(a: AgencyKey, b: AgencyKey): boolean {
  return a.region === b.region && a.agency === b.agency;
}
