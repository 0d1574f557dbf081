import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { addRegionToUrl } from '@/domain/regionUrl';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
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
  const region = usePortalSelector(selectRegion);
  const close = () => flushSync(onClose);
  const navigateTo = (path: string) => {
    close();
    // The current page must not get a second history entry, whatever its filter.
    void navigate(path, { replace: path === window.location.pathname });
  };
  const openInNewTab = (path: string) => {
    // No `noopener`: the new tab copies this tab's sessionStorage, and with it the session.
    window.open(addRegionToUrl(path, region), '_blank');
    close();
  };
  const { openAgency, openingAgency, failureTitle, failure } = useOpenAgency();
  return {
    openingAgency,
    failureTitle,
    failure,
    follow: ({ to, agency, run, prepare }: FollowedCommand, inNewTab: boolean) => {
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
