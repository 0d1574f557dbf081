import { useEffect } from 'react';
import { authApi } from '@/api/auth';
import { type UserType } from '@/domain/entities/user';
import { USER_COUNT_STALE_S } from '@/domain/impactLimits';
import { prefetchFinished, prefetchStarted } from '@/session/callsSlice';
import { type PortalThunk, usePortalDispatch } from '@/session/hooks';

const { countUsers } = authApi.endpoints;

/** The number of an agency's users of one type. Null until it is read, and when it cannot be read. */
export function useUserCount(agency: string, type: UserType): number | null {
  const dispatch = usePortalDispatch();
  useEffect(() => dispatch(readUserCount({ agency, type })), [dispatch, agency, type]);
  const { currentData, isFetching, isError } = countUsers.useQueryState({ agency, type });
  return isFetching || isError ? null : (currentData ?? null);
}

/**
 * A thunk: reads the number unless it has been read in the last ten minutes, and returns the function that cancels it.
 * The call counts as a prefetch, because a 401 must not end the session: the form may still be sent with its token.
 */
function readUserCount(arg: { agency: string; type: UserType }): PortalThunk<() => void> {
  return (dispatch) => {
    const query = dispatch(
      countUsers.initiate(arg, {
        forceRefetch: USER_COUNT_STALE_S,
        subscriptionOptions: { refetchOnReconnect: false },
      }),
    );
    dispatch(prefetchStarted(query.queryCacheKey));
    void query.finally(() => dispatch(prefetchFinished(query.queryCacheKey)));
    return query.unsubscribe;
  };
}
