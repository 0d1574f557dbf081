import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { readConfigurationFile } from './api/client/readConfigurationFile';
import { App } from './app/App';
import { catchFaults } from './app/catchFaults';
import { ConfigurationProblem } from './app/ConfigurationProblem';
import { createPortalRouter } from './app/router';
import { createPortalStore } from './app/store';
import { Themed } from './app/Themed';
import { refuseHtml } from './app/trustedTypes';
import { whenInitialized } from './app/whenInitialized';
import { pathTo } from './domain/paths';
import { type LeaveReason } from './session/sessionSlice';
import { leaveWithoutAsking } from './ui/leaving';
import './ui/theme/antd.css';
import './ui/theme/base.css';

refuseHtml();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

// A page restored as it was left would show what was there before a sign-out.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  element.remove();
  window.location.reload();
});

void start(root);

/** Reads the configuration while the first screen's chunk loads, and draws only once both are there. */
async function start(into: Root): Promise<void> {
  try {
    const made = readConfigurationFile().then((configuration) => createPortalStore({ configuration, leave }));
    const router = createPortalRouter(() => made.then(({ join }) => join()));
    const { store } = await made;
    catchFaults(store.dispatch);
    await whenInitialized(router);
    into.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    into.render(
      <Themed>
        <ConfigurationProblem problem={text} onRetry={() => void start(into)} />
      </Themed>,
    );
  }
}

/** Leaves the page for the sign-in screen by a new document, so that nothing of a session outlives it. */
function leave(reason: LeaveReason): void {
  leaveWithoutAsking();
  window.location.replace(reason === 'signedOut' ? pathTo('login') : `${pathTo('login')}?ended=${reason}`);
}
