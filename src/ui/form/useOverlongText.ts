import { useState } from 'react';
import { limitLength } from '@/lib/text/limitLength';

/**
 * The text of a field whose stored text is cut off at a limit by `limitLength`. A longer text stays in the field, so that the operator can
 * shorten it.
 */
export function useOverlongText(stored: string, limit: number) {
  const [typed, setTyped] = useState(stored);
  // The stored text can change elsewhere too: then it is shown.
  return [limitLength(typed, limit) === stored ? typed : stored, setTyped] as const;
}
