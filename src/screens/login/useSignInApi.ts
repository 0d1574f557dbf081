import { useCallback, useRef } from 'react';
import { ensureApiInjected } from '@/api/client/thunkExtra';
import { usePortalDispatch } from '@/session/hooks';

/** The code that calls the platform: the form is drawn without it, and asks for it while somebody types. */
export function useSignInApi() {
  const dispatch = usePortalDispatch();
  const isPreloaded = useRef(false);
  const load = useCallback(async () => {
    const [{ psoApi }] = await Promise.all([
      import(/* webpackChunkName: 'api' */ '@/api/pso'),
      dispatch(ensureApiInjected()),
    ]);
    return psoApi;
  }, [dispatch]);
  /** Asks for it once; what fails, signing in meets itself. */
  const preload = useCallback(() => {
    if (isPreloaded.current) return;
    isPreloaded.current = true;
    void load().catch(() => undefined);
  }, [load]);
  return { load, preload };
}
