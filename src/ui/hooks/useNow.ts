import { useEffect, useState } from 'react';

/**
 * The time in milliseconds since 1970. Renders again at the start of each interval of the clock, by default of each minute,
 * and when the page becomes visible; not while `intervalMs` is null.
 */
export function useNow(intervalMs: number | null = 60_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (intervalMs === null) return;
    const update = () => setNow(Date.now());
    const timer = setTimeout(update, intervalMs - (now % intervalMs));
    // No timer runs while a computer sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, intervalMs]);
  return now;
}
