import { toFailure } from '@/domain/failures';
import { buildAgencyPath } from '@/domain/paths';
import { type AgencyLoginState } from '@/session/auth/agencyLoginState';
import { type PortalThunk } from '@/session/hooks';
import { signInToAgency } from './signInToAgency';

/** For React Router's `navigate` or `Navigate`. */
export interface Destination {
  path: string;
  state: AgencyLoginState | null;
}

/**
 * A thunk: signs in to the agency of the page at `url`. Resolves to where to go then: to the page, or, if that has failed, to
 * AGENCY LOGIN, which says why and leads to the page (decision 29).
 */
export function signInForPage(abbreviation: string, url: string): PortalThunk<Promise<Destination>> {
  return async (dispatch) => {
    const { error, isAgencyMissing = false } = await dispatch(signInToAgency({ abbreviation, id: null }));
    if (!error) return { path: url, state: null };
    // The browser stores the state, so the platform's own words are left out. The call's record has them.
    const noWords = { code: undefined, message: undefined, description: undefined, extra: undefined };
    const failure = { ...toFailure(error), ...noWords };
    return {
      path: buildAgencyPath('agencyLogin', abbreviation),
      state: {
        returnUrl: url,
        endedOn: null,
        pageState: null,
        failedOpening: { abbreviation, failure, isAgencyMissing },
      },
    };
  };
}
