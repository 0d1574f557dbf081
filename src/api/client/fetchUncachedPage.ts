import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { callPlatform } from './callPlatform';
import { type Result } from './fetchWithRetry';
import { type Page } from './parse';
import { type PlatformRequest } from './request';

export interface PageWithTotal<Row> extends Page<Row> {
  /** Number of rows of all pages, from the header `x-total`; null without the header. */
  total?: number | null;
}

/** A thunk: fetches one page of a list and does not cache it, for code that reads all pages once. */
export function fetchUncachedPage<Row>(request: PlatformRequest<Page<Row>>, signal: AbortSignal) {
  const requestWithTotal: PlatformRequest<PageWithTotal<Row>> = {
    ...request,
    parse: (body, headers, text) => ({
      ...request.parse(body, headers, text),
      total: parseTotalHeader(headers),
    }),
  };
  return (
    dispatch: PortalDispatch,
    getState: () => PortalState,
    extra: unknown,
  ): Promise<Result<PageWithTotal<Row>>> =>
    callPlatform(requestWithTotal, { dispatch, getState, signal, extra });
}

function parseTotalHeader(headers: Headers): number | null {
  const text = headers.get('x-total') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
