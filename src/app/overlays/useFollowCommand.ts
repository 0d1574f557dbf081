import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { addRegionToUrl } from '@/domain/regionUrl';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { flushPersistedState } from '@/session/storage/flushPersistedState';
import { type AgencyToOpen } from '@/shared/agencies/signInToAgency';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';

/** A browser opens a tab only for a short time after a press, and a sign-in may have taken longer. */
const BLOCKED_TEXT = 'The browser blocked the new tab. Try it again.';

interface FollowedCommand {
  to?: string;
  agency?: AgencyToOpen;
  run?: () => void;
  prepare?: () => void;
}

/**
 * Returns `follow`, which opens a command's path or runs its action. If the agency's token is missing, it signs in
 * first. The overlay closes before the page changes, because unsaved input opens a dialog.
 */
export function useFollowCommand(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const [isTabBlocked, setIsTabBlocked] = useState(false);
  const region = usePortalSelector(selectRegion);
  const close = () => flushSync(onClose);
  const navigateTo = (path: string) => {
    close();
    // The current page must not get a second history entry, whatever its filter.
    void navigate(path, { replace: path === window.location.pathname });
  };
  const openInNewTab = (path: string) => {
    // No `noopener`: the new tab copies this tab's sessionStorage, and with it the session and a token that is new.
    dispatch(flushPersistedState());
    if (window.open(addRegionToUrl(path, region), '_blank')) close();
    else setIsTabBlocked(true);
  };
  const { openAgency, openingAgency, failureTitle, failureReason, failure } = useOpenAgency();
  return {
    openingAgency,
    failureTitle: isTabBlocked ? BLOCKED_TEXT : failureTitle,
    failureReason: isTabBlocked ? null : failureReason,
    failure: isTabBlocked ? null : failure,
    follow: ({ to, agency, run, prepare }: FollowedCommand, inNewTab: boolean) => {
      setIsTabBlocked(false);
      if (to === undefined) {
        close();
        run?.();
        return;
      }
      const openPath = () => {
        if (inNewTab && !prepare) return openInNewTab(to);
        prepare?.();
        navigateTo(to);
      };
      if (agency) void openAgency(agency, openPath);
      else openPath();
    },
  };
}
