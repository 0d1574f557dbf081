import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { type Result } from './fetchWithRetry';
import { type Page } from './parse';
import { type PlatformRequest } from './request';
import { callPlatform } from './callPlatform';

/** A page, and how many rows all pages have: the header `x-total`, null where there is none. */
export interface PageWithTotal<Row> extends Page<Row> {
  total?: number | null;
}

/** To be dispatched: reads one page of a list beside the cache, for who goes through it once. Nothing of it is kept. */
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
