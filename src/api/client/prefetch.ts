import { prefetchFinished, prefetchStarted } from '@/session/callsSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';

/** A query or an infinite query of the API; this covers the types of both. */
interface ReadEndpoint<Arg> {
  select: (arg: Arg) => (state: never) => { isUninitialized: boolean };
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<unknown> & { queryCacheKey: string };
}

/**
 * Returns the queries that a screen runs when it opens with these route parameters. Endpoints and arguments must be the
 * same as in the screen's hooks, so that the hooks find the prefetched data.
 */
export type PrefetchQueries = (
  params: Readonly<Record<string, string | undefined>>,
  state: PortalState,
) => readonly PortalThunk<Promise<void>>[];

/**
 * A thunk: loads a query before the screen is opened that runs it. A query that was asked before is not loaded again,
 * because the screen decides about refetching. `api.util.prefetch` does not do: its type has no infinite queries, and it
 * returns neither the key of the cache entry nor the end of the request.
 */
export function prefetch<Arg>(endpoint: ReadEndpoint<Arg>, arg: Arg): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!endpoint.select(arg)(getState() as never).isUninitialized) return;
    const query = dispatch(
      endpoint.initiate(arg, { subscribe: false }) as PortalThunk<
        ReturnType<ReturnType<typeof endpoint.initiate>>
      >,
    );
    dispatch(prefetchStarted(query.queryCacheKey));
    await query;
    dispatch(prefetchFinished(query.queryCacheKey));
  };
}
