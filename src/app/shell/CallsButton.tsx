import { usePortalSelector } from '@/session/hooks';
import { onDemand } from '@/ui/onDemand';

const Calls = onDemand(() =>
  import(/* webpackChunkName: 'details' */ '../calls/Calls').then((loaded) => loaded.Calls),
);

/** The way to the developer's list of recent calls, in development and where the configuration asks for developer tools. */
export function CallsButton() {
  const isOn = usePortalSelector(({ configuration }) => configuration.devTools);
  return (isOn || process.env.NODE_ENV === 'development') && <Calls />;
}
