import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { buildListUrl, type ListName, type Page, readToken, type Row, toPage } from '../common/api';

interface ListArg {
  name: ListName;
  term: string;
}

export const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/platform/us-east',
    prepareHeaders: (headers) => headers.set('Authorization', `Bearer ${readToken()}`),
  }),
  endpoints: (build) => ({
    list: build.infiniteQuery<Page, ListArg, number>({
      keepUnusedDataFor: 600,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasNext }, _pages, page) => (hasNext ? page + 1 : undefined),
      },
      query: ({ queryArg: { name, term }, pageParam }) => buildListUrl(name, pageParam, term),
      transformResponse: (rows: Row[], meta, { queryArg, pageParam }) =>
        toPage(queryArg.name, pageParam, rows, meta?.response?.headers ?? new Headers()),
    }),
  }),
});

export const { useListInfiniteQuery } = api;
