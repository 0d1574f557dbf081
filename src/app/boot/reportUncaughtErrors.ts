import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { type PortalDispatch } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';

/** Browsers report this when they deliver resize notifications a frame later; it is not an error. */
const IGNORED_MESSAGES = /^ResizeObserver loop/;

/** Shows uncaught errors of event handlers and promises, among them code that did not load. */
export function reportUncaughtErrors(dispatch: PortalDispatch): void {
  const report = (message: string) => {
    if (!IGNORED_MESSAGES.test(message)) dispatch(errorReported(message));
  };
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(describeRejection(reason)));
}

function describeRejection(reason: unknown): string {
  if (isMissingChunk(reason)) return CODE_NOT_LOADED_TEXT;
  return reason instanceof Error ? reason.message : 'A promise was rejected.';
}
