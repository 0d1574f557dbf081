import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970. Renders again each second while `isOn`. */
export function useNowEverySecond(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const interval = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(interval);
  }, [isOn]);
  return now;
}
