import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Administrator, type PsoUser } from '@/domain/entities/user';
import { type Result } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { createAdministratorsPageSource } from './auth';
import { callAndParse, type SendRequest } from './client/baseQuery';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { startPageChain } from './paging/pageChain';
import { type PageSource } from './paging/pages';
import { createOperatorsPageSource } from './pso';
import { type Page, type Rows } from './schemas/responseSchema';

interface EmailSource<T> extends PageSource<T> {
  /** Identifies a row. */
  getKey: (row: T) => string | number;
}

/** The rows with an email: one, or none. */
interface EmailSearch<T> extends Rows<T> {
  /** Whether the row may be one that was not read. */
  isIncomplete: boolean;
}

/**
 * Finds the row with an email. The services have no filter by email, so this reads page by page until the row is
 * found, the list ends, or the call's signal aborts.
 */
async function findByEmail<T extends { email: string | null }>(
  email: string,
  { toRequest, schema, getKey }: EmailSource<T>,
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<EmailSearch<T>>> {
  const wantedEmail = email.toLowerCase();
  const chain = startPageChain(getKey);
  while (chain.nextPage !== null) {
    const { data, error }: Result<Page<T>> = await callAndParse(
      toRequest(chain.nextPage, FULL_LIST_PAGE_SIZE),
      schema,
      api,
      sendRequest,
    );
    if (error) return { error };
    const rows = chain.addPage(data).filter((row) => row.email?.toLowerCase() === wantedEmail);
    const { invalidRowCount } = chain.counts;
    if (rows.length > 0) return { data: { rows, invalidRowCount, isIncomplete: false } };
  }
  const { invalidRowCount } = chain.counts;
  const isIncomplete = invalidRowCount > 0 || chain.findGap() !== null;
  return { data: { rows: [], invalidRowCount, isIncomplete } };
}

/** The searches of the services `pso` and `auth`, apart from them because only 'Check now' of a registration needs them. */
export const emailSearchApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The operator with an email, or none. */
    findOperators: build.query<EmailSearch<PsoUser>, { email: string }>({
      queryFn: ({ email }, api, _extraOptions, sendRequest) =>
        findByEmail(email, { ...createOperatorsPageSource(), getKey: ({ id }) => id }, api, sendRequest),
      providesTags: [tags.psoUsers()],
    }),
    /** The administrator with an email, or none. */
    findAdministrators: build.query<EmailSearch<Administrator>, { agency: string; email: string }>({
      queryFn: ({ agency, email }, api, _extraOptions, sendRequest) =>
        findByEmail(
          email,
          { ...createAdministratorsPageSource({ agency }), getKey: ({ user_id }) => user_id },
          api,
          sendRequest,
        ),
      providesTags: (_result, _error, { agency }) => [tags.administrators(agency)],
    }),
  }),
});
