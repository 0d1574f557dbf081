import { NavigationType, useNavigationType } from 'react-router-dom';
import { LIST_STALE_AFTER_S } from '@/domain/limits';

/**
 * `useInfiniteRows` itself refetches after a lost connection, because a refetch of all pages would change the scroll
 * position.
 */
export const NO_RECONNECT_REFETCH = { refetchOnReconnect: false } as const;

/**
 * Options that say when a cached list is refetched. Back shows the cached rows at the same scroll position; a link
 * refetches rows that are older than `LIST_STALE_AFTER_S`.
 */
export function useListRefetchPolicy(): typeof NO_RECONNECT_REFETCH & {
  refetchOnMountOrArgChange: number | false;
} {
  return {
    ...NO_RECONNECT_REFETCH,
    refetchOnMountOrArgChange: useNavigationType() === NavigationType.Pop ? false : LIST_STALE_AFTER_S,
  };
}
