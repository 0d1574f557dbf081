import { showToast } from '../feedback/toast';
import { copyText } from './copyText';

export interface CopyResult {
  isCopied: boolean;
  /** The text beside the button: empty if a toast says it. A failure has no toast, because it must not disappear. */
  message: string;
}

/** Copies a text and says so in a toast. */
export async function copyWithToast(text: string, successText = `Copied ${text}`): Promise<CopyResult> {
  if (!(await copyText(text))) return { isCopied: false, message: 'The browser did not allow copying' };
  return { isCopied: true, message: showToast({ text: successText }) ? '' : successText };
}
