import { act } from '@testing-library/react';

/** Waits long enough for a wrongly handled key to take effect. */
export function waitForSideEffects(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
}
