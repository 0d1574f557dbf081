import { waitForFirstInteraction } from './firstInteraction';

/**
 * Resolves when the browser has nothing to do, or at the user's first input, whichever comes first. Without
 * `requestIdleCallback`, as in Safari, it is the first input.
 */
export function waitForIdleOrInteraction(): Promise<void> {
  const idle = new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
  });
  return Promise.race([idle, waitForFirstInteraction()]);
}
