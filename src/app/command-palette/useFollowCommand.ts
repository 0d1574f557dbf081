import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type AgencyToOpen, useOpenAgency } from '@/screens/common/useOpenAgency';

interface FollowedCommand {
  to?: string;
  agency?: AgencyToOpen;
  run?: () => void;
}

/**
 * Goes where something that was chosen leads, or does it. What it was chosen in is closed first, with the focus back
 * in its place: a form that is left asks from there. An agency is signed in to before it is gone to, as from the list.
 */
export function useFollowCommand(onClose: () => void) {
  const navigate = useNavigate();
  const close = () => flushSync(onClose);
  const navigateTo = (path: string) => {
    close();
    void navigate(path, { replace: path === window.location.pathname });
  };
  const openInNewTab = (path: string) => {
    // With this tab as its opener, as rows have it: the new one is signed in by what it takes over from here.
    window.open(path, '_blank');
    close();
  };
  const { open, openingAgency, failureTitle, failure } = useOpenAgency();
  return {
    openingAgency,
    failureTitle,
    failure,
    follow: ({ to, agency, run }: FollowedCommand, inNewTab: boolean) => {
      if (to === undefined) {
        close();
        run?.();
        return;
      }
      const openPath = () => (inNewTab ? openInNewTab(to) : navigateTo(to));
      if (agency) void open(agency, openPath);
      else openPath();
    },
  };
}
