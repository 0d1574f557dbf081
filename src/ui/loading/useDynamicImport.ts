import { useEffect, useState } from 'react';

/** The modules that have loaded, by the function that loads them: a component that mounts later has its module at once. */
const loadedModules = new WeakMap<() => Promise<object>, object>();

/** Loads a module that a component will show with `useDynamicImport`, which then has it at its first rendering. */
export async function loadModule<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const loadedModule = await load();
  loadedModules.set(load, loadedModule);
  return loadedModule;
}

/** Returns undefined until the module has loaded. `load` must be a stable function. */
export function useDynamicImport<Module extends object>(
  load: () => Promise<Module>,
  isEnabled: boolean,
): Module | 'failed' | undefined {
  const [result, setResult] = useState(loadedModules.get(load) as Module | 'failed' | undefined);
  const isNeeded = isEnabled && typeof result !== 'object';
  useEffect(() => {
    let isCurrent = isNeeded;
    if (isCurrent)
      loadModule(load).then(
        (loadedModule) => isCurrent && setResult(loadedModule),
        () => isCurrent && setResult('failed'),
      );
    return () => {
      isCurrent = false;
      // The next time it loads again, and has not failed yet.
      setResult((latest) => (latest === 'failed' ? undefined : latest));
    };
  }, [load, isNeeded]);
  return result;
}
