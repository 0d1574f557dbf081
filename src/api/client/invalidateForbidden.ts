import { isForbidden, toFailure } from '@/domain/failures';
import { type PortalThunk } from '@/session/hooks';
import { platformApi } from './platformApi';

/** An entry of RTK Query's cache. */
interface CachedQuery {
  status: string;
  error?: unknown;
  originalArgs?: unknown;
}

/**
 * A thunk: invalidates those of the agency's queries whose last answer is a 403: after another sign-in they may be allowed.
 * Queries are invalidated by their tags, so one without tags stays as it is. What a page shows is refetched, the rest when a
 * page shows it. By itself RTK Query would show the error beside the earlier data as long as it keeps the data.
 */
export function invalidateForbidden(agency: string): PortalThunk {
  return (dispatch, getState) => {
    const cache = getState().platformApi;
    const queries: Readonly<Record<string, CachedQuery | undefined>> = cache?.queries ?? {};
    const tags = Object.entries(cache?.provided.keys ?? {}).flatMap(([key, providedTags]) => {
      const { status, error, originalArgs } = queries[key] ?? {};
      const isRefused = status === 'rejected' && isForbidden(toFailure(error));
      const ofAgency = (originalArgs as { agency?: string } | undefined)?.agency;
      return isRefused && ofAgency === agency ? providedTags : [];
    });
    dispatch(platformApi.util.invalidateTags(tags));
  };
}
