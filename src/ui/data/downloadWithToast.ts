import { showToast } from '../feedback/toast';
import { downloadText } from './downloadText';

/** Saves a file and says so in a toast. Returns what to show beside the button: empty if a toast says it. */
export function downloadWithToast(
  successText: string,
  fileName: string,
  content: string,
  type: string,
): string {
  const savedName = downloadText(fileName, content, type);
  return showToast({ text: successText, details: [['File', savedName]] }) ? '' : successText;
}
