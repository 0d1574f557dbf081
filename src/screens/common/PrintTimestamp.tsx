import { useIsPrinting } from '@/ui/useIsPrinting';

/** The time of printing in UTC. Only rendered for print, where it shows how old the page is. */
export function PrintTimestamp() {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return <p>Printed {new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>;
}
