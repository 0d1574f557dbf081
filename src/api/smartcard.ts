import { platformApi } from './client/platformApi';
import { parseRowCount, parseTotal } from './client/parse';
import { createQueryFn } from './client/callPlatform';

const PATH = '/smartcard/api/v2';

/** The smartcards of an agency (specification 7). */
export const smartcardApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many smartcards there are. */
    countSmartcards: build.query<number, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/smartcards`,
        query: { per_page: 1, page: 1 },
        parse: parseTotal,
      })),
    }),
    /** How many sector keys there are. The keys are secrets: nothing but their count is ever kept (decision 13). */
    countKeys: build.query<number, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/keys/sector`,
        parse: parseRowCount,
      })),
    }),
  }),
});

export const { useCountSmartcardsQuery, useCountKeysQuery } = smartcardApi;
