import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';

/** Shows on paper when the page was printed: `Printed 2026-11-21 14:05 UTC`. */
export function PrintTimestamp() {
  const isPrinting = useIsPrinting();
  const { getState } = usePortalStore();
  if (!isPrinting) return null;
  const time = new Date(getPlatformTime(getState())).toISOString();
  return <p>Printed {time.slice(0, 16).replace('T', ' ')} UTC</p>;
}
