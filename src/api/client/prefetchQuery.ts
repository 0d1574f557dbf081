import { type PortalState } from '@/session/hooks';

/** A query or an infinite query of the API; this covers the types of both. */
export interface ReadEndpoint<Arg> {
  name: string;
  select: (arg: Arg) => (state: never) => { isUninitialized: boolean };
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<QueryResult>;
}

export interface QueryResult {
  isError: boolean;
  data?: unknown;
}

/** A query that a screen runs when it opens. */
export interface PrefetchQuery {
  endpoint: ReadEndpoint<unknown>;
  arg: unknown;
}

/**
 * Returns the queries that a screen runs when it opens with these route parameters. Endpoints and arguments must be the
 * same as in the screen's hooks, so that the hooks find the prefetched data.
 */
export type PrefetchQueries = (
  params: Readonly<Record<string, string | undefined>>,
  state: PortalState,
) => readonly PrefetchQuery[];

/** Describes a query as data. The code that runs it is in `prefetch`, which loads after the first user interaction. */
export function createPrefetchQuery<Arg>(endpoint: ReadEndpoint<Arg>, arg: Arg): PrefetchQuery {
  return { endpoint: endpoint as ReadEndpoint<unknown>, arg };
}
