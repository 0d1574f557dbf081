import { isForbidden, toFailure } from '@/domain/failures';
import { type PortalThunk } from '@/session/hooks';
import { platformApi } from './platformApi';

interface Endpoint {
  initiate: (arg: unknown, options: { forceRefetch: true; subscribe: false }) => PortalThunk<unknown>;
}

/**
 * A thunk: refetches the agency's queries whose last answer is a 403: its new token may have the right. By itself RTK Query
 * keeps the error as long as it would keep the data.
 */
export function refetchForbidden(agency: string): PortalThunk {
  return (dispatch, getState) => {
    const endpoints = platformApi.endpoints as Readonly<Record<string, Endpoint>>;
    for (const query of Object.values(getState().platformApi?.queries ?? {})) {
      if (query?.status !== 'rejected' || !isForbidden(toFailure(query.error))) continue;
      const arg = query.originalArgs as { agency?: string } | undefined;
      const endpoint = endpoints[query.endpointName];
      if (endpoint && arg?.agency === agency)
        dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }));
    }
  };
}
