import { useEffect, useState } from 'react';
import { waitForFirstInteraction } from './firstInteraction';

/** A part of the code that only a hand can use: it comes with the first sign of one, or not at all where it can't be had. */
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
