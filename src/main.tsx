import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App';
import { fetchConfiguration } from './app/boot/fetchConfiguration';
import { leavePage } from './app/boot/leavePage';
import { reportUncaughtErrors } from './app/boot/reportUncaughtErrors';
import { installTrustedTypesPolicy } from './app/boot/trustedTypes';
import { untilActivated } from './app/boot/untilActivated';
import { ConfigurationProblem } from './app/ConfigurationProblem';
import { createPortalRouter } from './app/routing/router';
import { routerReady } from './app/routing/routerReady';
import { writeRegionInUrls } from './app/routing/writeRegionInUrls';
import { createPortalStore } from './app/store';
import { ThemeProvider } from './app/ThemeProvider';
import { keepBootForm } from './screens/login/bootFormInput';
import './ui/theme/antd.css';
import './ui/theme/base.css';

installTrustedTypesPolicy();

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('index.html has no #root');
const root = createRoot(rootElement);

// A page restored from the back/forward cache could show data from before a sign-out.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  rootElement.remove();
  window.location.reload();
});

/** After the first rendering. By then the first rows are usually there, which the font would delay (decision 124). */
const INTER_DELAY_MS = 1_000;

void untilActivated().then(() => start(root));

/** Fetches the configuration while the first screen's chunk loads, and renders when both have loaded. */
async function start(reactRoot: Root): Promise<void> {
  let router: ReturnType<typeof createPortalRouter> | undefined;
  try {
    const storePromise = fetchConfiguration().then((configuration) =>
      createPortalStore({
        configuration,
        leavePage: (reason, region) => void leavePage(reason, region, reactRoot),
      }),
    );
    router = createPortalRouter(() => storePromise.then(({ loadApi }) => loadApi()));
    const { store } = await storePromise;
    reportUncaughtErrors(store.dispatch);
    writeRegionInUrls(router, store);
    await routerReady(router);
    keepBootForm();
    reactRoot.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
    window.setTimeout(loadInter, INTER_DELAY_MS);
  } catch (error) {
    // The next try creates another router.
    router?.dispose();
    keepBootForm();
    reactRoot.render(
      <ThemeProvider>
        <ConfigurationProblem error={error} onRetry={() => void start(reactRoot)} />
      </ThemeProvider>,
    );
  }
}

/** Until then, and without it, the text has the fallback (ui/theme/base.css). */
function loadInter(): void {
  import(/* webpackChunkName: 'inter' */ '@fontsource-variable/inter').catch(() => undefined);
}
