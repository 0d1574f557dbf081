import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from './firstInteraction';

/**
 * Loads a module after the first interaction, or at once while `isNeeded`. Undefined until it has
 * loaded, and if loading fails.
 */
export function useAfterInteraction<Module extends object>(
  load: () => Promise<Module>,
  isNeeded = false,
): Module | undefined {
  const [loadedModule, setLoadedModule] = useState<Module>();
  useEffect(
    () =>
      void (isNeeded ? Promise.resolve() : waitForFirstInteraction())
        .then(load)
        .then(setLoadedModule, () => undefined),
    [load, isNeeded],
  );
  return loadedModule;
}
