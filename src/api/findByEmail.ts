import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { callAndParse, type SendRequest } from './client/baseQuery';
import { type Result } from './client/fetchWithRetry';
import { type PageSource } from './client/pages';
import { nextPageOptions } from './client/platformApi';
import { type Page, type Rows } from './client/responseSchema';

/**
 * Finds the row with an e-mail; the result has one row or none. The services have no filter by e-mail, so this reads
 * page by page until the row is found. The search stops at a page whose next page number is not larger than its own.
 */
export async function findByEmail<T extends { email: string | null }>(
  email: string,
  { toRequest, schema }: PageSource<T>,
  api: BaseQueryApi,
  sendRequest: SendRequest,
): Promise<Result<Rows<T>>> {
  const wantedEmail = email.toLowerCase();
  let invalidRowCount = 0;
  for (let page: number | null = 1; page !== null;) {
    const { data, error }: Result<Page<T>> = await callAndParse(toRequest(page), schema, api, sendRequest);
    if (error) return { error };
    const rows = data.rows.filter((row) => row.email?.toLowerCase() === wantedEmail);
    invalidRowCount += data.invalidRowCount;
    if (rows.length > 0) return { data: { rows, invalidRowCount } };
    page = nextPageOptions.getNextPageParam(data, [], page) ?? null;
  }
  return { data: { rows: [], invalidRowCount } };
}
