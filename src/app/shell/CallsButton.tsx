import { lazy, Suspense, type ComponentType } from 'react';
import { usePortalSelector } from '../../session/hooks';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

const Calls = lazy<ComponentType>(() =>
  import(/* webpackChunkName: 'calls' */ '../calls/Calls').then(
    ({ Calls: component }) => ({ default: component }),
    // The portal works without it.
    () => ({ default: () => null }),
  ),
);

/** The way to the developer's list of recent calls, in development and where the configuration asks for developer tools. */
export function CallsButton() {
  const isOn = usePortalSelector(({ configuration }) => configuration.devTools) || IS_DEVELOPMENT;
  return (
    isOn && (
      <Suspense>
        <Calls />
      </Suspense>
    )
  );
}
