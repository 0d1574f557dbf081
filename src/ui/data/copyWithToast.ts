import { showToast } from '../feedback/toast';
import { copyText } from './copyText';

export const COPY_FAILED_TEXT = 'The browser did not allow copying';

/**
 * Copies a text and says so in a toast. Resolves to what the button shows beside it: an empty text after a toast, and a
 * failure, which must not disappear.
 */
export async function copyWithToast(text: string, successText = `Copied ${text}`): Promise<string> {
  if (!(await copyText(text))) return COPY_FAILED_TEXT;
  return showToast({ text: successText }) ? '' : successText;
}
