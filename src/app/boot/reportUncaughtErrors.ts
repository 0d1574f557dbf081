import { type PortalDispatch } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';

/** Browsers report this when they deliver resize notifications a frame later; it is not an error. */
const IGNORED_MESSAGES = /^ResizeObserver loop/;

/** Shows uncaught errors of event handlers and promises. */
export function reportUncaughtErrors(dispatch: PortalDispatch): void {
  const report = (message: string) => {
    if (!IGNORED_MESSAGES.test(message)) dispatch(errorReported(message));
  };
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(reason instanceof Error ? reason.message : 'A promise was rejected.'),
  );
}
