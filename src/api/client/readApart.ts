import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { type Outcome } from './exchange';
import { type Page } from './reading';
import { type PlatformRequest } from './request';
import { callPlatform } from './send';

/** A page, and how many rows all pages have: the header `x-total`, null where there is none. */
export interface CountedPage<Row> extends Page<Row> {
  total?: number | null;
}

/** To be dispatched: reads one page of a list beside the cache, for who goes through it once. Nothing of it is kept. */
export function readApart<Row>(request: PlatformRequest<Page<Row>>, signal: AbortSignal) {
  const counted: PlatformRequest<CountedPage<Row>> = {
    ...request,
    read: (body, headers, text) => ({ ...request.read(body, headers, text), total: totalOf(headers) }),
  };
  return (
    dispatch: PortalDispatch,
    getState: () => PortalState,
    extra: unknown,
  ): Promise<Outcome<CountedPage<Row>>> => callPlatform(counted, { dispatch, getState, signal, extra });
}

function totalOf(headers: Headers): number | null {
  const text = headers.get('x-total') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
