import { useEffect, useState } from 'react';

/** A part of the code that is loaded when it is first wanted; `failed` where it can't be had. `load` stays the same function. */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
): Part | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Part | 'failed'>();
  useEffect(() => {
    let isHere = isWanted;
    if (isHere)
      load().then(
        (part) => isHere && setLoaded(part),
        () => isHere && setLoaded('failed'),
      );
    return () => void (isHere = false);
  }, [load, isWanted]);
  return loaded;
}
