import { type PortalDispatch } from '../session/hooks';
import { errorReported } from '../session/noticesSlice';

/** The browser's own remark that a size is to be told in the next frame: no fault. */
const IGNORED_MESSAGES = /^ResizeObserver loop/;

/** The last resort: tells of what no screen caught, in an event's handler or in a promise. Returns what stops it. */
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
