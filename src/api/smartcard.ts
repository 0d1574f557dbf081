import { platformApi } from './client/platformApi';
import { rowCountSchema, totalCountSchema } from './schemas/responseSchema';

const PATH = '/smartcard/api/v2';

/** The smartcard service: the smartcards and sector keys of an agency. */
export const smartcardApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only the total is needed, so the page has one row. */
    countSmartcards: build.query<number, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/smartcards`,
        query: { per_page: 1, page: 1 },
      }),
      responseSchema: totalCountSchema,
    }),
    /** Sector keys are secrets, so only their number is stored (decision 13). */
    countKeys: build.query<number, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/keys/sector`,
      }),
      responseSchema: rowCountSchema,
    }),
  }),
});
