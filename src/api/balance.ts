import { type Balance, balanceSchema } from '@/domain/entities/riderProfile';
import { isRecord } from '@/lib/isRecord';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { createResponseSchema, findList, InvalidResponseError, rowsSchema } from './schemas/responseSchema';

const balanceRowsSchema = rowsSchema(balanceSchema);

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
        const {
          rows: [balance = { amount: null }],
          invalidRowCount,
        } = balanceRowsSchema.parse(answer);
        const [item] = findList(answer.body, 'rows');
        // An amount that can't be read must not look like a missing one.
        const isReadable = balance.amount !== null || !isRecord(item) || (item.amount ?? null) === null;
        // With an invalid item, the first valid item may not be the first item of the list.
        if (invalidRowCount > 0 || !isReadable) throw new InvalidResponseError();
        return balance;
      }),
      providesTags: (_result, _error, { agency, userId }) => [tags.balance(agency, userId)],
    }),
  }),
});

export const { useGetBalanceQuery } = balanceApi;
