import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { usePortalDispatch } from '@/session/hooks';
import { openInNewTab, TAB_BLOCKED_TEXT } from '@/session/openInNewTab';
import { type AgencyToOpen } from '@/shared/agencies/signInToAgency';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';

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
  const close = () => flushSync(onClose);
  const navigateTo = (path: string) => {
    close();
    // The current page must not get a second history entry, whatever its filter.
    void navigate(path, { replace: path === window.location.pathname });
  };
  const openTab = (path: string) => {
    if (dispatch(openInNewTab(path))) close();
    else setIsTabBlocked(true);
  };
  const { openAgency, openingText, failureTitle, failureReason, failure } = useOpenAgency();
  return {
    openingText,
    failureTitle: isTabBlocked ? TAB_BLOCKED_TEXT : failureTitle,
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
        if (inNewTab && !prepare) return openTab(to);
        prepare?.();
        navigateTo(to);
      };
      if (agency) void openAgency(agency, openPath);
      else openPath();
    },
  };
}
