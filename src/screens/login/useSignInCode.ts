import { useCallback, useRef } from 'react';
import { joinApi } from '@/api/client/callMemory';
import { usePortalDispatch } from '@/session/hooks';

/** The code that calls the platform: the form is drawn without it, and asks for it while somebody types. */
export function useSignInCode() {
  const dispatch = usePortalDispatch();
  const wasAsked = useRef(false);
  const load = useCallback(async () => {
    const [{ psoApi }] = await Promise.all([
      import(/* webpackChunkName: 'api' */ '@/api/pso'),
      dispatch(joinApi()),
    ]);
    return psoApi;
  }, [dispatch]);
  /** Asks for it once; what fails, signing in meets itself. */
  const loadAhead = useCallback(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void load().catch(() => undefined);
  }, [load]);
  return { load, loadAhead };
}
