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
    return () => {
      isCurrent = false;
      // The next time it loads again, and has not failed yet.
      setResult((latest) => (latest === 'failed' ? undefined : latest));
    };
  }, [load, isEnabled]);
  return result;
}
