import { type PortalDispatch } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';

/** Browsers report this when they deliver resize notifications a frame later; it is not an error. */
const IGNORED_MESSAGES = /^ResizeObserver loop/;

/** Shows uncaught errors of event handlers and promises. Returns a function that stops this. */
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
