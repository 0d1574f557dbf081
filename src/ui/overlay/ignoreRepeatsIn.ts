import { ignoreKeyRepeat } from '../focus/keyRepeat';

/**
 * Ignores a held Enter or Space key in a dialog until it is pressed there: it may be the key that opened the dialog. After
 * that, a held Enter key types lines in a text area, but it must not submit a form, or press a button, more than once.
 */
export function ignoreRepeatsIn(dialog: HTMLElement): () => void {
  let isPressedHere = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (!repeat) isPressedHere = true;
    else if (!isPressedHere || (key === 'Enter' && !(target instanceof HTMLTextAreaElement)))
      ignoreKeyRepeat(event);
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
