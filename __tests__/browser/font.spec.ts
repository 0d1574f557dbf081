import { expect, test } from './portalTest';

/** Kilobytes of font that sign-in may load (decision 124). */
const MAX_FONT_KB = 70;

test('Inter is loaded after the first paint, from the portal itself, and used', async ({ page }) => {
  await page.goto('/login');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /Inter Variable/.test(family) && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
  const { fonts, firstPaint } = await page.evaluate(() => ({
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => ({
        origin: new URL(entry.name).origin,
        startTime: entry.startTime,
        kB: (entry as PerformanceResourceTiming).encodedBodySize / 1000,
      })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  }));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.origin).toBe(new URL(page.url()).origin);
  expect(fonts[0]?.startTime).toBeGreaterThan(firstPaint);
  expect(fonts[0]?.kB).toBeLessThan(MAX_FONT_KB);
});
