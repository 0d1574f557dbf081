import { useCallback, useEffect } from 'react';
import { usePortalDispatch } from '@/session/hooks';
import { loadApi } from '@/session/loadApi';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { openLinksInNewTab } from '../routing/openLinksInNewTab';
import { prefetchOnIntent } from '../routing/prefetchOnIntent';
import { preloadRoute } from '../routing/preloadRoute';
import { Toasts } from './notices/Toasts';

/**
 * The parts of the shell that are needed only after the first interaction: prefetching the target of a link, opening links in
 * new tabs, toasts, and times in other time zones.
 */
export function ShellExtras({ agency }: { agency: string }) {
  const dispatch = usePortalDispatch();
  useEffect(() => prefetchOnIntent((link) => void dispatch(preloadRoute(link))), [dispatch]);
  useEffect(openLinksInNewTab, []);
  const loadTimeZonesTip = useCallback(async () => {
    // The tip has queries, and a page that is not found has not loaded the API.
    const [tip] = await Promise.all([
      import(/* webpackChunkName: 'times' */ '../times/TimeZonesTip'),
      dispatch(loadApi()),
    ]);
    return tip;
  }, [dispatch]);
  const times = useAfterInteraction(loadTimeZonesTip);
  return (
    <>
      <Toasts />
      {times && <times.TimeZonesTip pageAgency={agency} />}
    </>
  );
}
