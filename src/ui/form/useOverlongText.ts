import { useState } from 'react';

/**
 * The text of a field whose stored text is cut off at a limit. A longer text stays in the field, so that the operator can
 * shorten it.
 */
export function useOverlongText(stored: string, limit: number) {
  const [typed, setTyped] = useState(stored);
  // The stored text can change elsewhere too: then it is shown.
  return [typed.slice(0, limit) === stored ? typed : stored, setTyped] as const;
}
