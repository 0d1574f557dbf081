import { platformApi } from '@/api/client/platformApi';
import { TAG_TYPES } from '@/api/client/tags';
import { type PortalThunk } from '@/session/hooks';
import { announce } from '@/ui/feedback/announce';

/**
 * A thunk: refetches the current page's data, and invalidates the cached data of all other pages that a write of the portal
 * can change. Other lists have no tag: for example time zones, coupons and the categories of rules.
 */
export function refreshPage(): PortalThunk<Promise<void>> {
  return async (dispatch) => {
    announce('Refreshing…');
    // RTK Query would not refetch a query that is in flight, and its response may be older than the key press. While this
    // waits for a list's page, the list can start to load its next one.
    let running = dispatch(platformApi.util.getRunningQueriesThunk());
    while (running.length > 0) {
      await Promise.allSettled(running);
      running = dispatch(platformApi.util.getRunningQueriesThunk());
    }
    dispatch(platformApi.util.invalidateTags([...TAG_TYPES]));
    const results = await Promise.all(dispatch(platformApi.util.getRunningQueriesThunk()));
    announce(results.some(({ isError }) => isError) ? 'Not everything could be refreshed' : 'Refreshed');
  };
}
