import { usePrinting } from '@/ui/usePrinting';

/** When the page was printed, in UTC: on paper alone, where nothing else would say how old it is. */
export function PrintedAt() {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return <p>Printed {new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>;
}
