import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Virtual lists must render all rows for printing. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, () => isPrinting);
}

let isPrinting = false;

function subscribeToPrinting(onChange: () => void): () => void {
  const onPrintEvent = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser prints the DOM as it is when the listeners return, so render synchronously.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', onPrintEvent);
  window.addEventListener('afterprint', onPrintEvent);
  return () => {
    window.removeEventListener('beforeprint', onPrintEvent);
    window.removeEventListener('afterprint', onPrintEvent);
  };
}
