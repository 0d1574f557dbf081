import { useEffect, useState } from 'react';

/** A part of the code that is loaded when it is first wanted; `failed` where it can't be had. `load` stays the same function. */
export function useDynamicImport<Module extends object>(
  load: () => Promise<Module>,
  isEnabled: boolean,
): Module | 'failed' | undefined {
  const [result, setResult] = useState<Module | 'failed'>();
  useEffect(() => {
    let isCurrent = isEnabled;
    if (isCurrent)
      load().then(
        (loadedModule) => isCurrent && setResult(loadedModule),
        () => isCurrent && setResult('failed'),
      );
    return () => void (isCurrent = false);
  }, [load, isEnabled]);
  return result;
}
