import { type createBrowserRouter } from 'react-router-dom';

/** Resolves once the router has the first screen's chunk: drawing before would show nothing, then jump. */
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
