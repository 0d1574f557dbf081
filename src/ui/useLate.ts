import { useEffect, useState } from 'react';

/** Code that is loaded when it is first wanted: null until it is there, `failed` where it can't be had. `load` stays the same function. */
export function useLate<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): { part: Part } | 'failed' | null {
  const [late, setLate] = useState<{ part: Part } | 'failed' | null>(null);
  useEffect(() => {
    let isHere = isWanted;
    if (isWanted)
      load().then(
        (part) => isHere && setLate({ part }),
        () => isHere && setLate('failed'),
      );
    return () => void (isHere = false);
  }, [load, isWanted]);
  return late;
}
