import { type PortalDispatch } from '../session/hooks';
import { faultMet } from '../session/noticesSlice';

/** The browser's own remark that a size is to be told in the next frame: no fault. */
const HARMLESS = /^ResizeObserver loop/;

/** The last resort: tells of what no screen caught, in an event's handler or in a promise. Returns what stops it. */
export function catchFaults(dispatch: PortalDispatch): () => void {
  const tell = (message: string) => {
    if (!HARMLESS.test(message)) dispatch(faultMet(message));
  };
  const onError = ({ message }: ErrorEvent) => tell(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    tell(reason instanceof Error ? reason.message : 'A promise was rejected.');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
