import type * as InjectApi from '@/api/client/injectApi';
import { loadOnce } from '@/lib/loadOnce';
import { type ThunkExtra } from '@/session/hooks';
import { waitForFirstInteraction } from '@/ui/loading/firstInteraction';
import { loadShell } from './routing/loadShell';
import { ROUTES } from './routing/routes';

/** Creates the loaders of code that thunks load late. `onApiLoaded` adds the API to the store. */
export function createThunkExtra(
  broadcastChannel: BroadcastChannel | null,
  onApiLoaded: (api: typeof InjectApi) => void,
): ThunkExtra {
  const loadTokenRenewal = loadOnce(
    () => import(/* webpackChunkName: 'token-renewal' */ '@/api/renewAgencyToken'),
  );
  return {
    loadApi: loadOnce(async () => {
      // Loaded ahead, because a later version of the portal may no longer have the file when a token expires. Not before
      // the first input, because the first rows come first.
      void waitForFirstInteraction()
        .then(loadTokenRenewal)
        .catch(() => undefined);
      onApiLoaded(await import(/* webpackChunkName: 'api' */ '@/api/client/injectApi'));
    }),
    loadTokenRenewal,
    tokenRenewals: new Map(),
    preloadScreen: (name) => {
      const route = ROUTES.find((candidate) => candidate.name === name);
      void Promise.all([loadShell(), route?.loadScreen()]).catch(() => undefined);
    },
    broadcastChannel,
  };
}
