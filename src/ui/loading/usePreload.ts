import { useEffect } from 'react';
import { waitForFirstInteraction } from './firstInteraction';
import { loadModule } from './useDynamicImport';

/** Loads a module after the first interaction, ahead of the component that shows it. `useDynamicImport` then has it at once. */
export function usePreload(load: () => Promise<object>): void {
  useEffect(
    () =>
      void waitForFirstInteraction()
        .then(() => loadModule(load))
        // The component that shows it loads it again, and shows the failure.
        .catch(() => undefined),
    [load],
  );
}
