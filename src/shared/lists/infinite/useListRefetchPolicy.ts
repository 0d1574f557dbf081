import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LIST_STALE_AFTER_S } from '@/domain/limits';
import { isLoadedRowLink } from './loadedRowLink';

/**
 * After a lost connection, RTK Query's own refetch would shrink the list to page 1 (decision 110) and lose the scroll
 * position. Instead, `useInfiniteRows` refetches a list of one page, and repeats what failed of a longer list.
 */
export const NO_RECONNECT_REFETCH = { refetchOnReconnect: false } as const;

/** Options of a query hook. */
export interface RefetchPolicy {
  refetchOnReconnect: boolean;
  refetchOnMountOrArgChange?: number | boolean;
}

/**
 * Options that say when a cached list is refetched. Back shows the cached rows at the same scroll position, and
 * so does a link to one of these rows. Another link refetches rows that are older than `LIST_STALE_AFTER_S`, and so does a
 * filter that was changed since the list was opened.
 * @param filterText the filter that the query has. A filter in the store changes without a navigation.
 */
export function useListRefetchPolicy(filterText = ''): RefetchPolicy {
  const [initialText] = useState(filterText);
  const [isFilterChanged, setIsFilterChanged] = useState(false);
  if (!isFilterChanged && filterText !== initialText) setIsFilterChanged(true);
  const isBack = useNavigationType() === 'POP';
  const isKept = isLoadedRowLink(useLocation().state) || (isBack && !isFilterChanged);
  return { ...NO_RECONNECT_REFETCH, refetchOnMountOrArgChange: isKept ? false : LIST_STALE_AFTER_S };
}
