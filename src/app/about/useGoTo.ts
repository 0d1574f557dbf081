import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type ChosenAgency, useOpenAgency } from '@/screens/common/useOpenAgency';

interface Destination {
  to?: string;
  agency?: ChosenAgency;
  run?: () => void;
}

/**
 * Goes where something that was chosen leads, or does it. What it was chosen in is closed first, with the focus back
 * in its place: a form that is left asks from there. An agency is signed in to before it is gone to, as from the list.
 */
export function useGoTo(onClose: () => void) {
  const navigate = useNavigate();
  const close = () => flushSync(onClose);
  const leaveFor = (path: string) => {
    close();
    void navigate(path, { replace: path === window.location.pathname });
  };
  const openTab = (path: string) => {
    // With this tab as its opener, as rows have it: the new one is signed in by what it takes over from here.
    window.open(path, '_blank');
    close();
  };
  const { open, opening, failure, cause } = useOpenAgency();
  return {
    opening,
    failure,
    cause,
    go: ({ to, agency, run }: Destination, inNewTab: boolean) => {
      if (to === undefined) {
        close();
        run?.();
        return;
      }
      const leave = () => (inNewTab ? openTab(to) : leaveFor(to));
      if (agency) void open(agency, leave);
      else leave();
    },
  };
}
