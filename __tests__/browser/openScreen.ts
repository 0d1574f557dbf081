import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '@/app/routing/routes';
import { PAGE_TITLES, ROUTE_PATTERNS } from '@/domain/paths';

/**
 * Opens another screen in the current document, as a link does, and waits until it is shown. `page.goto` starts the portal
 * anew, which takes several times as long. The title tells that the screen is shown, so it must be another one than the
 * current.
 */
export async function openScreen(page: Page, url: string): Promise<void> {
  const { pathname } = new URL(url, page.url());
  const route = ROUTES.find(({ name }) => matchPath(ROUTE_PATTERNS[name], pathname));
  if (!route) throw new Error(`No screen has the URL ${url}`);
  // The agency or the region follows.
  const title = `${PAGE_TITLES[route.name]} · `;
  expect(await page.title()).not.toContain(title);
  await page.evaluate((to) => {
    // The router knows by this number that the event is a step forward.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, url);
  await page.waitForFunction((start) => document.title.startsWith(start), title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const LOADING_SELECTOR = '[aria-busy="true"], [class*="skeleton"]';

/** Waits until nothing in the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator(LOADING_SELECTOR)).toHaveCount(0);
}
