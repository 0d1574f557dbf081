import { type Page } from '@playwright/test';

interface WindowWithTimeouts {
  expireTimeouts: () => void;
}

/**
 * Replaces the portal's time-outs in the pages that are opened from now on: the calls of a page time out when the
 * returned function is called, and not before, however busy the machine is.
 */
export async function controlTimeouts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const controllers: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      controllers.push(controller);
      return controller.signal;
    };
    const expireTimeouts = () => {
      for (const controller of controllers) controller.abort(new DOMException('late', 'TimeoutError'));
    };
    Object.assign(window, { expireTimeouts });
  });
  return () => page.evaluate(() => (window as unknown as WindowWithTimeouts).expireTimeouts());
}
