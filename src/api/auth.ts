import { object } from 'yup';
import { textKey } from '../domain/entities/fields';
import { type PortalState } from '../session/hooks';
import { agencySignedIn, selectRegion } from '../session/sessionSlice';
import { platformApi } from './client/platformApi';
import { readOne } from './client/reading';
import { send } from './client/send';

/** The auth service: administrators of agencies (specification 7). */
export const authApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs an administrator in to one agency; the token goes to the session. Call with `track: false`: the argument holds a password. */
    signInAdministrator: build.mutation<
      { token: string },
      { agency: string; email: string; password: string }
    >({
      queryFn: send((credentials) => ({
        audience: 'none',
        method: 'POST',
        path: '/auth/api/v4/authenticate',
        body: credentials,
        read: readOne(object({ token: textKey() })),
      })),
      onQueryStarted: ({ agency }, { dispatch, queryFulfilled, getState }) => {
        const region = selectRegion(getState() as unknown as PortalState);
        void queryFulfilled.then(
          ({ data }) => dispatch(agencySignedIn({ region, abbreviation: agency, token: data.token })),
          () => undefined,
        );
      },
    }),
  }),
});

export const { useSignInAdministratorMutation } = authApi;
