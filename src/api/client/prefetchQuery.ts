import { type PortalState } from '@/session/hooks';

/** An endpoint of the API that reads, one page of a list or all of it. */
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

/** A read that a screen opens with. */
export interface PrefetchQuery {
  endpoint: ReadEndpoint<unknown>;
  arg: unknown;
}

/**
 * What a screen asks for as it opens at an address of these parameters: reads only, of the endpoints and arguments of
 * its own hooks, which find them answered or under way.
 */
export type PrefetchQueries = (
  params: Readonly<Record<string, string | undefined>>,
  state: PortalState,
) => readonly PrefetchQuery[];

/** A first call as data: the code that makes it ahead comes with the first sign of somebody. */
export function createPrefetchQuery<Arg>(endpoint: ReadEndpoint<Arg>, arg: Arg): PrefetchQuery {
  return { endpoint: endpoint as ReadEndpoint<unknown>, arg };
}
