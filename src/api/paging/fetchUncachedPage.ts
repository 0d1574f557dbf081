import { type Result } from '@/domain/failures';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { type PortalThunk } from '@/session/hooks';
import { callAndParse, platformBaseQuery } from '../client/baseQuery';
import { createUncachedApi } from '../client/fetchUncached';
import { type Page } from '../schemas/responseSchema';
import { type PageSource } from './pages';

/** A thunk: fetches one page of 100 rows and does not cache it, for an export, which reads all pages once. */
export function fetchUncachedPage<Row>(
  { toRequest, schema }: PageSource<Row>,
  page: number,
  signal: AbortSignal,
): PortalThunk<Promise<Result<Page<Row>>>> {
  // A full fetch has 100 rows per request, whatever the size of the list's own pages (section 7 of the specification).
  const request = toRequest(page, FULL_LIST_PAGE_SIZE);
  return (dispatch, getState, extra) => {
    const api = createUncachedApi({ dispatch, getState, extra }, signal);
    return callAndParse(request, schema, api, (pageRequest) => platformBaseQuery(pageRequest, api, {}));
  };
}
