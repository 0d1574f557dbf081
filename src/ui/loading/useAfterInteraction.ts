import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from './firstInteraction';
import { loadModule } from './useDynamicImport';

/**
 * Loads a module after the first interaction. Undefined until it has loaded, and if loading fails. `useDynamicImport` then
 * has it at its first rendering.
 */
export function useAfterInteraction<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  useEffect(
    () =>
      void waitForFirstInteraction()
        .then(() => loadModule(load))
        .then(setLoadedModule, () => undefined),
    [load],
  );
  return loadedModule;
}
