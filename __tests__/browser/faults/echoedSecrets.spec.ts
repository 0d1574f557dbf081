import { convertSession } from '@tests/browser/opaqueTokens';
import { openScreen, waitUntilLoaded } from '@tests/browser/openScreen';
import { openWithSession } from '@tests/browser/openSignedIn';
import { SCREEN_URLS } from '@tests/browser/screenUrls';
import { expect, test } from './harness/faultTest';

// The invariants search page, storage, URL, title and console for the tokens after each test (harness/invariants.ts).
for (const [kind, status] of [
  ['jwt', 200],
  ['opaque', 200],
  ['jwt', 400],
  ['opaque', 500],
] as const) {
  test(`no screen shows a token (${kind}) that every answer repeats, with ${status}`, async ({
    page,
    sessions,
    requestLog,
  }) => {
    await page.route('**/platform/**', async (route) => {
      const token = route.request().headers().authorization?.slice('Bearer '.length) ?? 'none';
      const text = `ECHO Bearer ${token} ${encodeURIComponent(token)}`;
      const row = {
        id: 1,
        user_id: 1,
        name: text,
        email: text,
        message: text,
        description: text,
        [token]: text,
      };
      await route.fulfill({
        status,
        headers: { 'x-next-page': token, 'x-total': token, 'retry-after': token },
        json: status === 200 ? [row] : { ...row, code: token },
      });
    });
    let screensWithEcho = 0;
    for (const [index, url] of SCREEN_URLS.entries()) {
      // The tab stays signed in.
      await (index === 0
        ? openWithSession(page, convertSession(sessions.agencyA, kind), url)
        : openScreen(page, url));
      expect(page.url()).not.toContain('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilLoaded(page);
      await expect.poll(() => requestLog.requests.every(({ status: sent }) => sent !== null)).toBe(true);
      const text = await page.evaluate(() => document.documentElement.outerHTML + document.title);
      if (text.includes('ECHO')) screensWithEcho += 1;
      for (const token of requestLog.tokens) {
        expect(text).not.toContain(token.slice(0, 40));
        expect(text).not.toContain(encodeURIComponent(token).slice(0, 40));
      }
    }
    expect(screensWithEcho).toBeGreaterThan(0);
    expect(requestLog.tokens.size).toBeGreaterThan(1);
  });
}
