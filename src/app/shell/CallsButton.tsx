import { usePortalSelector } from '@/session/hooks';
import { lazyComponent } from '@/ui/loading/lazyComponent';

const CallsPanelToggle = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ '../calls/CallsPanelToggle').then(
    (loaded) => loaded.CallsPanelToggle,
  ),
);

/** The list of calls is for developers, so it is shown where Redux DevTools are on (decision 24). */
export function CallsButton() {
  const hasDevTools = usePortalSelector(({ configuration }) => configuration.devTools);
  return (hasDevTools || process.env.NODE_ENV === 'development') && <CallsPanelToggle />;
}
