import { NavigationType, useNavigationType } from 'react-router-dom';
import { LIST_STALE_AFTER_S } from '@/domain/limits';

/** After a lost connection a list sees to itself (`useInfiniteRows`): read again whole, it would lose its place. */
export const NO_RECONNECT_REFETCH = { refetchOnReconnect: false } as const;

/**
 * When an infinite list that is still in memory is asked for again: never where the back button brings it back, with
 * the same rows at the same place; once it has aged where a link opens it anew.
 */
export function useListRefetchPolicy(): typeof NO_RECONNECT_REFETCH & {
  refetchOnMountOrArgChange: number | false;
} {
  return {
    ...NO_RECONNECT_REFETCH,
    refetchOnMountOrArgChange: useNavigationType() === NavigationType.Pop ? false : LIST_STALE_AFTER_S,
  };
}
