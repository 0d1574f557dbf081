import { platformApi } from '@/api/client/platformApi';
import { TAG_TYPES } from '@/api/client/tags';
import { type RouteName } from '@/domain/paths';
import { type PortalDispatch } from '@/session/hooks';
import { announce } from '@/ui/announce';

/** The pages that show what the platform has, and hold nothing that somebody is typing. */
const REFRESHABLE_ROUTES: readonly RouteName[] = [
  'agencies',
  'psoUsers',
  'agencyDashboard',
  'riders',
  'purchaseOrders',
  'passes',
  'adminUsers',
];

export function isRefreshable(route: RouteName | undefined): boolean {
  return route !== undefined && REFRESHABLE_ROUTES.includes(route);
}

/** Asks again for everything that the page shows; what other pages showed is forgotten, and read anew there. */
export function refreshPage() {
  return async (dispatch: PortalDispatch): Promise<void> => {
    announce('Refreshing…');
    dispatch(platformApi.util.invalidateTags([...TAG_TYPES]));
    await Promise.all(dispatch(platformApi.util.getRunningQueriesThunk()));
    announce('Refreshed');
  };
}
