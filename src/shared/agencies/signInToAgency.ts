import { agencyApi } from '@/api/agency';
import { psoApi } from '@/api/pso';
import { type Agency } from '@/domain/entities/agency';
import { type PortalThunk } from '@/session/hooks';

/** The agency to open. If `id` is null and a sign-in needs it, the agency is requested first. */
export interface AgencyToOpen {
  abbreviation: string;
  id: Agency['id'] | null;
}

/** A thunk: signs in to the agency with the operator's token (section 4 of the specification). */
export function signInToAgency({
  abbreviation,
  id,
}: AgencyToOpen): PortalThunk<Promise<{ error?: unknown }>> {
  return async (dispatch) => {
    const { getAgency } = agencyApi.endpoints;
    const { data, error } =
      id === null
        ? await dispatch(getAgency.initiate({ abbreviation }, { subscribe: false }))
        : { data: { id }, error: undefined };
    if (!data) return { error };
    const agencyId = data.id;
    return dispatch(psoApi.endpoints.signInToAgency.initiate({ abbreviation, agencyId }, { track: false }));
  };
}
