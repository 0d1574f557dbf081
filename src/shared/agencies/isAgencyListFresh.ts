import { agencyApi } from '@/api/agency';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { type PortalState, toApiState } from '@/session/hooks';

/** Whether the agency list was read within the last minute: then the row of an agency can stand for its record. */
export function isAgencyListFresh(state: PortalState): boolean {
  const { fulfilledTimeStamp = 0 } = agencyApi.endpoints.listAgencies.select()(toApiState(state));
  return Date.now() - fulfilledTimeStamp < LIST_STALE_AFTER_S * 1_000;
}
