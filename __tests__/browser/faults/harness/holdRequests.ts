import { type Page } from '@playwright/test';

/** Requests that reach the platform only after `release`, so that the test decides when the responses arrive. */
interface HeldRequests {
  waitForHeld(count?: number): Promise<void>;
  /** Sends all held requests, and holds no further ones. */
  release(): Promise<void>;
}

/** `passCount`: the number of requests that pass before the first one is held. */
export async function holdRequests(
  page: Page,
  urlPattern: RegExp,
  method = 'GET',
  passCount = 0,
): Promise<HeldRequests> {
  let passedCount = 0;
  let heldCount = 0;
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const pendingChecks = new Set<() => void>();
  await page.route(urlPattern, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    passedCount += 1;
    if (passedCount <= passCount) return route.fallback();
    heldCount += 1;
    pendingChecks.forEach((check) => check());
    await released;
    // Continuing fails if the page has aborted the request.
    await route.continue().catch(() => undefined);
  });
  return {
    waitForHeld: (count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          if (heldCount < count) return;
          pendingChecks.delete(check);
          resolve();
        };
        pendingChecks.add(check);
        check();
      }),
    release: async () => {
      letThrough();
      await page.unroute(urlPattern);
    },
  };
}
