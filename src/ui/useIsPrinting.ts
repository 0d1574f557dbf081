import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what a scroll would bring on the screen must stand on paper by itself. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const onPrintEvent = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser takes the page as it stands once its listeners are done.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', onPrintEvent);
  window.addEventListener('afterprint', onPrintEvent);
  return () => {
    window.removeEventListener('beforeprint', onPrintEvent);
    window.removeEventListener('afterprint', onPrintEvent);
  };
}
