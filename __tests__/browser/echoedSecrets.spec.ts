import { type Page, type Route } from '@playwright/test';
import { TOKEN_KINDS, type TokenKind } from '@tests/support/tokenKinds';
import { enableDevTools } from './enableDevTools';
import { convertSession, routeOpaqueTokens } from './opaqueTokens';
import { fetchSession, openWithSession } from './openSignedIn';
import { expect, test, waitForReactForm } from './portalTest';

const PASSWORD = 'Grey "otter" & 5512/x';
// The browser logs each failed request as an error.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [/Failed to load resource/],
});

const listEncodings = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(`me:${secret}`).toString('base64'),
];

/** Answers as a platform that repeats the token and the password of a request (docs/security.md). */
async function echoWithStatus(status: number, route: Route): Promise<void> {
  const request = route.request();
  const token = request.headers().authorization?.slice('Bearer '.length) ?? '';
  const { password = '' } = (request.postDataJSON() ?? {}) as { password?: string };
  const text = [token, password].filter(Boolean).flatMap(listEncodings).join(' ');
  await route.fulfill({
    status,
    headers: { 'x-next-page': token },
    json: { code: text, message: `ECHO ${text}`, description: text, extra: { message: text } },
  });
}

const echo = (route: Route) => echoWithStatus(400, route);

/** Collects the console's lines, and the actions and states that Redux DevTools would show. */
async function recordTexts(page: Page) {
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(message.text()));
  await page.addInitScript(() => {
    type Sanitize = (value: unknown, id: number) => unknown;
    type Create = (...args: unknown[]) => { getState: () => unknown; dispatch: (action: unknown) => unknown };
    const texts: string[] = [];
    const composeEnhancers =
      ({ actionSanitizer, stateSanitizer }: Record<'actionSanitizer' | 'stateSanitizer', Sanitize>) =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create): Create =>
        enhancers.reduceRight<Create>(
          (inner, enhance) => enhance(inner),
          (...args) => {
            const store = create(...args);
            const dispatch = (action: unknown) => {
              const result = store.dispatch(action);
              texts.push(JSON.stringify([actionSanitizer(action, 0), stateSanitizer(store.getState(), 0)]));
              return result;
            };
            return { ...store, dispatch };
          },
        );
    Object.assign(window, { devToolsTexts: texts, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeEnhancers });
  });
  await enableDevTools(page);
  return async () => {
    const pageTexts = await page.evaluate(() => {
      const html = document.documentElement.cloneNode(true) as HTMLElement;
      html.querySelectorAll('input[type=password]').forEach((field) => field.removeAttribute('value'));
      const { devToolsTexts } = window as unknown as { devToolsTexts: string[] };
      const stored = { ...sessionStorage, ...localStorage, 'fare-portal:session': '' };
      return [html.outerHTML, document.title, window.location.href, JSON.stringify(stored), ...devToolsTexts];
    });
    // The type of the calls' actions. Without them, nothing of DevTools has been recorded, and no secret can be found.
    expect(pageTexts.join()).toContain('platformApi/');
    return [...pageTexts, ...consoleLines].join('\n');
  };
}

function expectNoSecret(text: string, secrets: readonly string[]): void {
  for (const form of secrets.flatMap(listEncodings)) {
    // Without the end, which depends on what follows in Base64, and without the beginning that all JWTs have.
    expect(text).not.toContain(form.slice(-16, -4));
    expect(text).not.toContain(JSON.stringify(form).slice(-17, -5));
  }
}

async function openWithTokens(page: Page, baseURL: string | undefined, kind: TokenKind, path: string) {
  const session = convertSession(await fetchSession(baseURL ?? '', 'US East', ['CBTA']), kind);
  if (kind === 'opaque') await routeOpaqueTokens(page);
  await openWithSession(page, session, path);
  return [session.psoToken, ...Object.values(session.agencyTokens)];
}

for (const kind of TOKEN_KINDS) {
  test(`an echoed token (${kind}) is in no alert, dialog, copied details, journal, calls panel, DevTools or console`, async ({
    page,
    baseURL,
  }) => {
    const readTexts = await recordTexts(page);
    const tokens = await openWithTokens(page, baseURL, kind, '/agency-dashboard/CBTA/businessRules?open=2');
    await page.route('**/businessrules/api/v1/rule?*', echo);
    await page.route('**/customersearch/**', echo);
    await page.getByRole('row').filter({ hasText: 'transfer_minutes' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('94');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Business Rule Edit Failure' });
    await expect(dialog).toContainText('ECHO •••');
    await dialog.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByText('Copied the details')).toBeVisible();
    const texts = [await page.evaluate(() => navigator.clipboard.readText()), await readTexts()];
    await page.goto('/agency-dashboard/CBTA/riders');
    await expect(page.getByRole('alert')).toContainText('ECHO •••');
    await page.getByRole('button', { name: 'Calls' }).click();
    const panel = page.getByRole('region', { name: 'Calls of this session' });
    await expect(panel).toContainText('status 400');
    await page.getByRole('button', { name: /^Changes/ }).click();
    await expect(page.getByRole('dialog', { name: 'Changes of this session' })).toContainText('ECHO •••');
    expectNoSecret([...texts, await readTexts()].join('\n'), tokens);
  });
}

test('an echoed password is in no alert of the sign-in, copied details, DevTools or console', async ({
  page,
}) => {
  const readTexts = await recordTexts(page);
  // A rejected password has no details to copy.
  await page.route('**/pso/api/v1/signin', (route) => echoWithStatus(403, route));
  await page.goto('/login');
  // A press that begins on the static form of index.html and ends on React's is no click.
  await waitForReactForm(page);
  await page.getByLabel('Email').fill('me@here.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByText('Copied the details')).toBeVisible();
  const details = await page.evaluate(() => navigator.clipboard.readText());
  expect(details).toContain('The platform said: ECHO •••');
  expectNoSecret([details, await readTexts()].join('\n'), [PASSWORD]);
});
