import { usePortalSelector } from '@/session/hooks';
import { lazyComponent } from '@/ui/lazyComponent';

const CallsPanelToggle = lazyComponent(() =>
  import(/* webpackChunkName: 'details' */ '../calls/CallsPanelToggle').then(
    (loaded) => loaded.CallsPanelToggle,
  ),
);

/** The way to the developer's list of recent calls, in development and where the configuration asks for developer tools. */
export function CallsButton() {
  const isOn = usePortalSelector(({ configuration }) => configuration.devTools);
  return (isOn || process.env.NODE_ENV === 'development') && <CallsPanelToggle />;
}
