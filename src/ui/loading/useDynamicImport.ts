import { useEffect, useState } from 'react';

/** Returns undefined until the module has loaded. `load` must be a stable function. */
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
