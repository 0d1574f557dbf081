import { NavigationType, useNavigationType } from 'react-router-dom';
import { LIST_STALE_AFTER_S } from '@/domain/limits';

/**
 * `useInfiniteRows` refetches after a lost connection itself: a refetch of all pages would change the scroll
 * position.
 */
export const NO_RECONNECT_REFETCH = { refetchOnReconnect: false } as const;

/**
 * When a cached infinite list is refetched: never after Back, which shows the same rows at the same scroll
 * position; after `LIST_STALE_AFTER_S` when a link opens the list.
 */
export function useListRefetchPolicy(): typeof NO_RECONNECT_REFETCH & {
  refetchOnMountOrArgChange: number | false;
} {
  return {
    ...NO_RECONNECT_REFETCH,
    refetchOnMountOrArgChange: useNavigationType() === NavigationType.Pop ? false : LIST_STALE_AFTER_S,
  };
}
