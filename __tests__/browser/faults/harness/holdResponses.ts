import { type Page } from '@playwright/test';

/** Calls that are kept from the platform until the case lets them go: late answers without a wait. */
export interface HeldResponses {
  /** Resolves once so many calls are held. */
  waitForHeld(count?: number): Promise<void>;
  /** Lets everything go on, and holds nothing more. */
  release(): Promise<void>;
}

/** Holds the calls whose address fits. */
export async function holdResponses(page: Page, address: RegExp, method = 'GET'): Promise<HeldResponses> {
  let held = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const waiting = new Set<() => void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    held += 1;
    waiting.forEach((look) => look());
    await opened;
    // The page may have given it up.
    await route.continue().catch(() => undefined);
  });
  return {
    waitForHeld: (count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (held < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    release: async () => {
      open();
      await page.unroute(address);
    },
  };
}
