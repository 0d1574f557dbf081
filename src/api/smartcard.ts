import { createQueryFn } from './client/callPlatform';
import { parseRowCount, parseTotal } from './client/parse';
import { platformApi } from './client/platformApi';

const PATH = '/smartcard/api/v2';

/** The smartcard service: the smartcards and sector keys of an agency. */
export const smartcardApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only the total is needed, so the page has one row. */
    countSmartcards: build.query<number, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/smartcards`,
        query: { per_page: 1, page: 1 },
        parse: parseTotal,
      })),
    }),
    /** Sector keys are secrets, so only their number is stored (decision 13). */
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
