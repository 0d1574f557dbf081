import { useState } from 'react';
import { copyWithToast } from './copyWithToast';

/** For a copy button: `copyMessage` is what to show beside it, empty if a toast says it (`copyWithToast`). */
export function useCopy() {
  const [copyMessage, setCopyMessage] = useState('');
  const copy = (text: string, successText?: string) =>
    void copyWithToast(text, successText).then(({ message }) => setCopyMessage(message));
  return { copy, copyMessage };
}
