import { type createBrowserRouter } from 'react-router-dom';

/** Resolves once the first screen's chunk has loaded. Rendering earlier would show an empty page first. */
export function routerReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
