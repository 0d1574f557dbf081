import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from './firstInteraction';

/** Loads a module after the first interaction. Undefined until it has loaded, and if loading fails. */
export function useAfterInteraction<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  useEffect(
    () =>
      void waitForFirstInteraction()
        .then(load)
        .then(setLoadedModule, () => undefined),
    [load],
  );
  return loadedModule;
}
