import { openWithSession } from '@tests/browser/openSignedIn';
import { expect, test } from './harness/faultTest';
import { monitorInvariants } from './harness/invariants';

test(
  'the invariant monitor detects every kind of violation',
  { tag: ['@slow', '@no-fault'] },
  async ({ browser, platform, sessions }) => {
    const context = await browser.newContext({ baseURL: platform.origin });
    const monitor = await monitorInvariants(context, platform.origin);
    const page = await context.newPage();
    await openWithSession(page, sessions.agencyA, '/');
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(await monitor.listViolations([/Failed to load resource/])).toEqual([]);

    await page.evaluate(violateInvariants);
    monitor.requestLog.expectOneWrite('DELETE', '/agency/api/v4/agencies');
    const violations = (await monitor.listViolations([])).join('\n');
    for (const part of [
      'uncaught: unhandled rejection',
      'CSP: style-src-elem inline',
      'a spinner stays',
      'signed in, and no Sign Out',
      'sessionStorage: stray',
      'localStorage: stray',
      'another store: stray=1',
      'console: error: complaint',
      'a request to a foreign origin: http://localhost:1/',
      'a token of the kind admin',
      'unexpected write: POST /agency/api/v4/agencies',
      'expected write was not sent: DELETE /agency/api/v4/agencies',
      'in the console, or the URL of a page or request',
      'in storage, URL, title or history',
      'in the page',
    ])
      expect(violations).toContain(part);
    await context.close();
  },
);

/** Runs in the page, and violates every invariant. */
function violateInvariants(): void {
  const session = sessionStorage.getItem('fare-portal:session') ?? '';
  const token = [...session.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].at(-1)?.[0] ?? '';
  sessionStorage.setItem('stray', '1');
  localStorage.setItem('stray', token);
  document.cookie = 'stray=1';
  window.console.error('complaint');
  window.console.log(token);
  void Promise.reject(new Error('unhandled rejection'));
  const headers = { authorization: `Bearer ${token}` };
  void fetch('/platform/us-east/agency/api/v4/agencies', { method: 'POST', headers });
  window.open('http://localhost:1/');
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.append('body { margin: 0 }');
  const spinner = document.createElement('p');
  spinner.ariaBusy = 'true';
  spinner.textContent = token;
  document.body.append(spinner);
  document.querySelector('a[href^="/login"]')?.remove();
}
