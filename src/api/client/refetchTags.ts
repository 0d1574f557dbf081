import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { type PortalDispatch, type PortalThunk, toApiState } from '@/session/hooks';
import { platformApi } from './platformApi';
import { type Tag } from './tags';

/**
 * A thunk: refetches the queries with these tags. RTK Query refetches none whose request is in flight, although its answer
 * may be older than the write; these are refetched when their answer is there.
 */
export function refetchTags(tags: readonly Tag[]): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const inFlight = dispatch(platformApi.util.getRunningQueriesThunk());
    dispatch(platformApi.util.invalidateTags([...tags]));
    await Promise.all(
      inFlight.map(async (query) => {
        await query;
        const outdated = platformApi.util.selectInvalidatedBy(toApiState(getState()), [...tags]);
        if (outdated.some(({ queryCacheKey }) => queryCacheKey === query.queryCacheKey)) void query.refetch();
      }),
    );
  };
}

/**
 * For `onQueryStarted` of a write: refetches the queries with its tags if it was applied or may have been (decision 19).
 * After a rejection nothing is refetched, unless the specification asks for it. An endpoint's `invalidatesTags` would pass
 * over queries whose request is in flight (`refetchTags`).
 */
export function refetchAfterWrite<Arg>(
  toTags: (arg: Arg) => readonly Tag[],
  { isAlsoAfterRejection = false } = {},
) {
  return async (
    arg: Arg,
    { dispatch, queryFulfilled }: { dispatch: unknown; queryFulfilled: PromiseLike<unknown> },
  ): Promise<void> => {
    const failure = await queryFulfilled.then(
      () => null,
      ({ error }: { error: Failure }) => error,
    );
    if (failure && !isOutcomeUnknown(failure) && !isAlsoAfterRejection) return;
    await (dispatch as PortalDispatch)(refetchTags(toTags(arg)));
  };
}
