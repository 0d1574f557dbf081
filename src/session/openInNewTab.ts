import { addRegionToUrl } from '@/domain/regionUrl';
import { selectRegion } from './auth/sessionSlice';
import { type PortalThunk } from './hooks';
import { flushPersistedState } from './storage/flushPersistedState';

/**
 * A browser opens a tab only for a short time after a press, and a sign-in may have taken longer. The agency is signed in to
 * then, so that the next press opens it.
 */
export const TAB_BLOCKED_TEXT =
  'The browser blocked the new tab. Try it again, or allow pop-ups for this page.';

/** A thunk: opens a path in a new tab. False if the browser blocked it. */
export function openInNewTab(path: string): PortalThunk<boolean> {
  return (dispatch, getState) => {
    // No `noopener`: the new tab copies this tab's sessionStorage, and with it the session and a token that is new.
    dispatch(flushPersistedState());
    return window.open(addRegionToUrl(path, selectRegion(getState())), '_blank') !== null;
  };
}
