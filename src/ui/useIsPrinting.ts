import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed. Virtual lists must render all their rows then, because paper cannot scroll. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
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
