import { type Page } from '@playwright/test';

/** The configuration of the page's next loads enables developer tools. */
export async function enableDevTools(page: Page): Promise<void> {
  await page.route('**/index.json', async (route) => {
    const response = await route.fetch();
    const configuration = (await response.json()) as object;
    await route.fulfill({ response, json: { ...configuration, devTools: true } });
  });
}
