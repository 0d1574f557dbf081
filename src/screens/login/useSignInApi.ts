import { useCallback, useRef } from 'react';
import { usePortalDispatch } from '@/session/hooks';
import { loadApi } from '@/session/loadApi';

/**
 * Loads the API code for the sign-in, and the texts of its failures. The form renders without them and preloads them when the
 * user starts to type.
 */
export function useSignInApi() {
  const dispatch = usePortalDispatch();
  const isPreloadedRef = useRef(false);
  const loadSignInApi = useCallback(async () => {
    const [{ psoApi }, { describeSignInReason }] = await Promise.all([
      import(/* webpackChunkName: 'pso' */ '@/api/pso'),
      import(/* webpackChunkName: 'pso' */ '@/domain/failureTexts/signInReason'),
      dispatch(loadApi()),
    ]);
    return { signIn: psoApi.endpoints.signIn, describeSignInReason };
  }, [dispatch]);
  /** Ignores an error, because the sign-in loads the code again. */
  const preloadSignInApi = useCallback(() => {
    if (isPreloadedRef.current) return;
    isPreloadedRef.current = true;
    void loadSignInApi().catch(() => undefined);
  }, [loadSignInApi]);
  return { loadSignInApi, preloadSignInApi };
}
