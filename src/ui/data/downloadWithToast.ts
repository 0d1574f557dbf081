import { type FileName } from '@/domain/files/buildFileName';
import { showToast } from '../feedback/toast';
import { downloadText } from './downloadText';

/** Saves a file and says so in a toast. Returns what to show beside the button: empty if a toast says it. */
export function downloadWithToast(successText: string, fileName: FileName, text: string): string {
  const savedName = downloadText(fileName, text);
  return showToast({ text: successText, details: [['File', savedName]] }) ? '' : successText;
}
