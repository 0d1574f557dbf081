import { usePortalSelector } from '@/session/hooks';
import { lazyComponent } from '@/ui/lazyComponent';

const CallsPanelToggle = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ '../calls/CallsPanelToggle').then(
    (loaded) => loaded.CallsPanelToggle,
  ),
);

/**
 * Opens the developers' list of recent calls. Shown in development, and when the configuration turns on developer
 * tools.
 */
export function CallsButton() {
  const isOn = usePortalSelector(({ configuration }) => configuration.devTools);
  return (isOn || process.env.NODE_ENV === 'development') && <CallsPanelToggle />;
}
