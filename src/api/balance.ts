import { type Balance, balanceSchema } from '@/domain/entities/riderProfile';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { createResponseSchema, InvalidResponseError, rowsOf } from './schemas/responseSchema';

const balanceRows = rowsOf(balanceSchema);

/** The balance service. */
export const balanceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first item of the service's list. A rider without one, or whose amount is null, has no balance. */
    getBalance: build.query<Balance, { agency: string; userId: string }>({
      query: ({ agency, userId }) => ({
        audience: 'admin',
        agency,
        path: `/balance/api/v2/balances/${encodeURIComponent(userId)}`,
      }),
      responseSchema: createResponseSchema((answer) => {
        const { rows, invalidRowCount } = balanceRows.parse(answer);
        const [balance] = rows;
        // With an invalid item, the first valid item may not be the first item of the list.
        if (invalidRowCount > 0) throw new InvalidResponseError();
        return balance ?? { amount: null };
      }),
      providesTags: (_result, _error, { agency, userId }) => [tags.balance(agency, userId)],
    }),
  }),
});

export const { useGetBalanceQuery } = balanceApi;
