import { type PortalDispatch } from '../session/hooks';
import { errorReported } from '../session/noticesSlice';

/** A browser warning that delays resize notifications by a frame; it is not an error. */
const IGNORED_MESSAGES = /^ResizeObserver loop/;

/**
 * Shows errors of event handlers and promises that no screen has caught. Returns a function that removes the
 * listeners.
 */
export function reportUncaughtErrors(dispatch: PortalDispatch): () => void {
  const report = (message: string) => {
    if (!IGNORED_MESSAGES.test(message)) dispatch(errorReported(message));
  };
  const onError = ({ message }: ErrorEvent) => report(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    report(reason instanceof Error ? reason.message : 'A promise was rejected.');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
