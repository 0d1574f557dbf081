import { useEffect, useState } from 'react';
import { firstSign } from './firstSign';

/** A part of the code that only a hand can use: it comes with the first sign of one, or not at all where it can't be had. */
export function useLate<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(
    () =>
      void firstSign()
        .then(load)
        .then(setPart, () => undefined),
    [load],
  );
  return part;
}
