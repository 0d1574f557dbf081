import { agencyApi } from '@/api/agency';
import { areAgenciesRepeated } from '@/api/agencyListPages';
import { type PortalState, toApiState } from '@/session/hooks';

/**
 * Whether the session's region has this agency, by the list that is in memory; it calls nothing. Null when that is not
 * known, because not all agencies have been read (decision 16).
 */
export function selectIsAgencyListed(state: PortalState, abbreviation: string): boolean | null {
  const { data, hasNextPage } = agencyApi.endpoints.listAgencies.select()(toApiState(state));
  const pages = data?.pages ?? [];
  if (pages.some(({ rows }) => rows.some((agency) => agency.abbreviation === abbreviation))) return true;
  const isComplete = data !== undefined && !hasNextPage && !areAgenciesRepeated(pages);
  return isComplete && pages.every(({ invalidRowCount }) => invalidRowCount === 0) ? false : null;
}
