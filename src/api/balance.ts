import { type Balance, balanceSchema } from '../domain/entities/rider';
import { platformApi } from './client/platformApi';
import { parseRows, InvalidResponseError } from './client/parse';
import { createQueryFn } from './client/callPlatform';
import { tags } from './client/tags';

const parseBalances = parseRows(balanceSchema);

/** The balance service (specification 7). */
export const balanceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** A rider's balance in cents: the first item of the service's list. No item, or one without an amount, is a failure. */
    getBalance: build.query<Balance, { agency: string; userId: string }>({
      queryFn: createQueryFn(({ agency, userId }) => ({
        audience: 'admin',
        agency,
        path: `/balance/api/v2/balances/${encodeURIComponent(userId)}`,
        parse: (body) => {
          const { rows, invalidRowCount } = parseBalances(body);
          const [balance] = rows;
          // Where an item can't be read, the first that can need not be the first.
          if (invalidRowCount > 0 || !balance || balance.amount === null) throw new InvalidResponseError();
          return balance;
        },
      })),
      providesTags: (_result, _error, { agency, userId }) => [tags.balance(agency, userId)],
    }),
  }),
});

export const { useGetBalanceQuery } = balanceApi;
