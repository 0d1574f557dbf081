import { useEffect, useState } from 'react';

/** A part of the code that comes after the page that does without it until then, or for good where it can't be had. */
export function useLate<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => void load().then(setPart, () => undefined), [load]);
  return part;
}
