import { type PortalThunk, usePortalDispatch } from '@/session/hooks';
import { useOnLeave } from '@/ui/hooks/useOnLeave';

/** Aborts a query when the screen is left: RTK Query alone would go on reading its pages for 60 seconds (decision 123). */
export function useAbortOnLeave(getRunningQuery: PortalThunk<{ abort: () => void } | undefined>): void {
  const dispatch = usePortalDispatch();
  useOnLeave(() => dispatch(getRunningQuery)?.abort());
}
