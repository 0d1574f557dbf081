import { type Page } from '@playwright/test';

/** Requests that do not reach the platform until `release` is called. So a test decides when the responses arrive. */
export interface HeldResponses {
  /** Resolves when `count` requests are held. */
  waitForHeld(count?: number): Promise<void>;
  /** Sends all held requests, and holds no further ones. */
  release(): Promise<void>;
}

/** Holds the requests whose URL matches. */
export async function holdResponses(page: Page, urlPattern: RegExp, method = 'GET'): Promise<HeldResponses> {
  let heldCount = 0;
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const waiters = new Set<() => void>();
  await page.route(urlPattern, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    heldCount += 1;
    waiters.forEach((check) => check());
    await released;
    // Continuing fails if the page has aborted the request.
    await route.continue().catch(() => undefined);
  });
  return {
    waitForHeld: (count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          if (heldCount < count) return;
          waiters.delete(check);
          resolve();
        };
        waiters.add(check);
        check();
      }),
    release: async () => {
      letThrough();
      await page.unroute(urlPattern);
    },
  };
}
