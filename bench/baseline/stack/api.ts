import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Credentials } from '../common/SignInForm';
import { TOKEN_KEY } from '../common/tokenKey';

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
