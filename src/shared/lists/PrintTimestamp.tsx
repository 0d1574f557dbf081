import { useIsPrinting } from '@/ui/hooks/useIsPrinting';

/** Shows on paper when the page was printed: `Printed 2026-11-21 14:05 UTC`. */
export function PrintTimestamp() {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return <p>Printed {new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>;
}
