import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Credentials } from '../common/SignInForm';

/** The operator's or administrator's token; the run of the bench puts it there. */
export const TOKEN_KEY = 'baseline:token';

/** The calls of the baseline pages, with the token that the tab holds. */
export const baselineApi = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/platform/us-east',
    prepareHeaders: (headers) => {
      const token = sessionStorage.getItem(TOKEN_KEY);
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    },
  }),
  endpoints: (build) => ({
    signIn: build.mutation<{ id_token: string }, Credentials>({
      query: (body) => ({ url: '/pso/api/v1/signin', method: 'POST', body }),
    }),
  }),
});

export const { useSignInMutation } = baselineApi;
