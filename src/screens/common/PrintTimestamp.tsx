import { useIsPrinting } from '@/ui/useIsPrinting';

/** When the page was printed, in UTC: on paper alone, where nothing else would say how old it is. */
export function PrintTimestamp() {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return <p>Printed {new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>;
}
