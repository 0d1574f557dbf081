import { expect, test } from './harness/faultTest';
import { openWithSession } from './harness/sessions';
import { monitorInvariants } from './harness/invariants';

test(
  'the watch sees each thing that may not happen',
  { tag: '@slow' },
  async ({ browser, platform, sessions }) => {
    const context = await browser.newContext({ baseURL: platform.origin });
    const watched = await monitorInvariants(context, platform.origin);
    const page = await context.newPage();
    await openWithSession(page, sessions.A, '/');
    await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    expect(await watched.listViolations([/Failed to load resource/])).toEqual([]);

    await page.evaluate(misbehave);
    watched.requestLog.expectWrite('DELETE', '/agency/api/v4/agencies');
    const findings = (await watched.listViolations([])).join('\n');
    for (const part of [
      'uncaught: nobody caught this',
      'CSP: style-src-elem inline',
      'a spinner stays',
      'signed in, and no Sign Out',
      'sessionStorage: stray',
      'localStorage: stray',
      'another store: stray=1',
      'console: error: complaint',
      'a request to a foreign origin: http://localhost:1/',
      'a token of the kind admin',
      'not asked for: POST /agency/api/v4/agencies',
      'not sent: DELETE /agency/api/v4/agencies',
      'in console, an address or a request',
      'in storage, address, title or history',
      'in the page',
    ])
      expect(findings).toContain(part);
    await context.close();
  },
);

/** Runs in the page. */
function misbehave(): void {
  const kept = sessionStorage.getItem('fare-portal:session') ?? '';
  const token = [...kept.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].at(-1)?.[0] ?? '';
  sessionStorage.setItem('stray', '1');
  localStorage.setItem('stray', token);
  document.cookie = 'stray=1';
  window.console.error('complaint');
  window.console.log(token);
  void Promise.reject(new Error('nobody caught this'));
  const headers = { authorization: `Bearer ${token}` };
  void fetch('/platform/us-east/agency/api/v4/agencies', { method: 'POST', headers });
  window.open('http://localhost:1/');
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.append('body { margin: 0 }');
  const spinner = document.createElement('p');
  spinner.ariaBusy = 'true';
  spinner.textContent = token;
  document.body.append(spinner);
  document.querySelector('a[href="/login"]')?.remove();
}
