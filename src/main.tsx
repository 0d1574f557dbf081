import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fetchConfiguration } from './api/client/fetchConfiguration';
import { App } from './app/App';
import { reportUncaughtErrors } from './app/reportUncaughtErrors';
import { ConfigurationProblem } from './app/ConfigurationProblem';
import { createPortalRouter } from './app/router';
import { createPortalStore } from './app/store';
import { ThemeProvider } from './app/ThemeProvider';
import { installTrustedTypesPolicy } from './app/trustedTypes';
import { routerReady } from './app/routerReady';
import { buildPath } from './domain/paths';
import { type LeaveReason } from './session/sessionSlice';
import { disableLeavePrompts } from './ui/leavePromptSwitch';
import './ui/theme/antd.css';
import './ui/theme/base.css';

installTrustedTypesPolicy();

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
    const made = fetchConfiguration().then((configuration) =>
      createPortalStore({ configuration, leavePage }),
    );
    const router = createPortalRouter(() => made.then(({ injectApi }) => injectApi()));
    const { store } = await made;
    reportUncaughtErrors(store.dispatch);
    await routerReady(router);
    into.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    into.render(
      <ThemeProvider>
        <ConfigurationProblem problem={text} onRetry={() => void start(into)} />
      </ThemeProvider>,
    );
  }
}

/** Leaves the page for the sign-in screen by a new document, so that nothing of a session outlives it. */
function leavePage(reason: LeaveReason): void {
  disableLeavePrompts();
  window.location.replace(
    reason === 'signedOut' ? buildPath('login') : `${buildPath('login')}?ended=${reason}`,
  );
}
