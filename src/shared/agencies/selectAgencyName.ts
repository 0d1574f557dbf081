import { agencyApi } from '@/api/agency';
import { type PortalState, toApiState } from '@/session/hooks';

/** The agency's name, if its profile or the list of agencies is in memory; it calls nothing. */
export function selectAgencyName(state: PortalState, abbreviation: string): string | null {
  const { getAgency, listAgencies } = agencyApi.endpoints;
  const { data: profile } = getAgency.select({ abbreviation })(toApiState(state));
  const { data: list } = listAgencies.select()(toApiState(state));
  const listedAgency = list?.pages
    .flatMap(({ rows }) => rows)
    .find((agency) => agency.abbreviation === abbreviation);
  return (profile ?? listedAgency)?.name ?? null;
}
