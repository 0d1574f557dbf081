import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { buildDevToolsOptions } from '@/app/devTools';
import { SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { muteConsole } from '@tests/support/consoleGuard';
import { captureDownloads } from '@tests/support/downloads';
import { enterText } from '@tests/support/enterText';
import {
  type FakeNetwork,
  type Interception,
  type RequestHandler,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openJournal } from '@tests/support/journalFixture';
import { openOperatorDialog } from '@tests/support/openOperatorDialog';
import { openRoute, type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

/*
 * A platform that repeats the token and the password of a request in its answers (docs/security.md has the list of the
 * places where their text can appear).
 */

const PASSWORD = 'Grey "otter" & 5512/x';
const network = setUpNetwork();
/** The texts written to the console, and posted to other tabs. */
let otherTexts: string[];
let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTexts = [];
  otherTab = new BroadcastChannel('fare-portal');
  otherTab.onmessage = ({ data }) => void otherTexts.push(JSON.stringify(data));
  muteConsole((...values) => void otherTexts.push(values.join(' ')));
});
afterEach(() => otherTab.close());

const encodeSecret = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(`me@here.example:${secret}`).toString('base64url'),
  secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
];

/** The token and the password of the request, in each encoding. */
async function readEcho(request: Request): Promise<{ text: string; token: string }> {
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
  const body = await request.text();
  const { password = '' } = (body ? JSON.parse(body) : {}) as { password?: string };
  return { text: [token, password].filter(Boolean).flatMap(encodeSecret).join(' '), token };
}

/** Answers with an error whose texts and headers repeat the secrets. */
const echoError =
  (status: number): RequestHandler =>
  async (request) => {
    const { text, token } = await readEcho(request);
    const body = {
      code: text,
      message: `ECHO Bearer ${text}`,
      description: `SAID ${text}`,
      extra: { message: text },
    };
    return respondWith(status, body, { 'x-next-page': token, 'x-total': token, 'retry-after': token })(
      request,
    );
  };

/** Opens a page whose session has tokens of this kind. */
function openPage(kind: 'jwt' | 'opaque', path: string, ...interceptions: Interception[]) {
  const fetchToken: FakeNetwork['fetchToken'] = async (region, agency) =>
    kind === 'jwt'
      ? network.fetchToken(region, agency)
      : `c4n+ry/${agency ?? 'operator'}=${'z'.repeat(24)}~9`;
  return openWith({ ...network, fetchToken }, path, interceptions);
}

function openWith(sessionNetwork: FakeNetwork, path: string, interceptions: Interception[]) {
  return openRoute(path, sessionNetwork, { agencies: ['CBTA'] }, ...interceptions);
}

/** Everything that the portal shows and stores, except the session's own tokens, and these texts. */
function collectTexts({ store }: RenderedRoute, ...texts: string[]): string {
  const otherState = Object.entries(store.getState()).filter(([slice]) => slice !== 'session');
  const devTools = buildDevToolsOptions();
  const html = document.documentElement.cloneNode(true) as HTMLElement;
  // The browser shows dots in place of what was typed there.
  html.querySelectorAll('input[type=password]').forEach((field) => field.removeAttribute('value'));
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]), textarea')];
  return [
    html.outerHTML,
    document.title,
    window.location.href,
    JSON.stringify(window.history.state),
    ...fields.map(({ value }) => value),
    JSON.stringify({ ...sessionStorage, [SESSION_STORAGE_KEY]: '' }),
    JSON.stringify({ ...localStorage }),
    JSON.stringify(otherState),
    JSON.stringify(devTools && devTools.stateSanitizer?.(store.getState(), 0)),
    ...otherTexts,
    ...texts,
  ].join('\n');
}

/** `secrets`: by default the session's tokens. */
function expectNoSecret(page: RenderedRoute, text: string, secrets = listTokens(page)): void {
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets)
    for (const form of encodeSecret(secret)) {
      // The last characters, because a JWT begins like any other; without those that depend on what follows in Base64.
      expect(text).not.toContain(form.slice(-16, -4));
      expect(text).not.toContain(JSON.stringify(form).slice(-17, -5));
    }
}

function listTokens({ store }: RenderedRoute): string[] {
  const { psoToken, agencyTokens } = store.getState().session;
  return [psoToken ?? '', ...Object.values(agencyTokens)].filter(Boolean);
}

async function copyDetails(user: UserEvent, container: HTMLElement): Promise<string> {
  await user.click(await within(container).findByRole('button', { name: 'Copy details' }));
  await screen.findByText('Copied the details');
  return navigator.clipboard.readText();
}

describe.each(['jwt', 'opaque'] as const)('a token of the kind %s', (kind) => {
  it.each([400, 500])(
    'is held back from the alert of a list that fails with %i, its details, the calls panel, the state, the storage and the console',
    async (status) => {
      const configuration = (await (await fetch('/index.json')).json()) as object;
      network.intercept('GET /index.json', respondWith(200, { ...configuration, devTools: true }));
      const page = await openPage(kind, '/agency-dashboard/CBTA/riders', [
        '/customersearch/',
        echoError(status),
      ]);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('ECHO Bearer ••• •••');
      const details = await copyDetails(page.user, alert);
      expect(details).toContain('The platform said:');
      await page.user.click(await screen.findByRole('button', { name: 'Calls' }));
      const panel = await screen.findByRole('region', { name: 'Calls of this session' });
      await page.user.click(within(panel).getByRole('button', { name: 'Copy as text' }));
      await screen.findByText(/^Copied \d+ call/);
      expectNoSecret(page, collectTexts(page, details, await navigator.clipboard.readText()));
    },
  );

  it('is held back from the dialog of a write, its details, the journal and its files', async () => {
    const files = captureDownloads();
    const page = await openPage(kind, '/agency-dashboard/CBTA/businessRules?open=2', [
      'PATCH /platform/us-east/businessrules',
      echoError(400),
    ], ...(kind === 'opaque' ? [forwardWithJwt(await network.fetchToken('usEast', 'CBTA'))] : [])); // prettier-ignore
    const { user } = page;
    await user.click(await screen.findByText('transfer_minutes'));
    await user.clear(await screen.findByLabelText('Value', { selector: 'input' }));
    await user.type(screen.getByLabelText('Value', { selector: 'input' }), '90');
    await user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    const dialog = await screen.findByRole('dialog', { name: 'Business Rule Edit Failure' });
    expect(dialog).toHaveTextContent('ECHO Bearer •••');
    const details = await copyDetails(user, dialog);
    await user.click(within(dialog).getByText('Try again', { selector: 'button *' }));
    await page.goTo('/');
    const leaveButton = await screen.findByText('Leave', { selector: 'button *' });
    await user.click(leaveButton);
    const drawer = await openJournal(user);
    await drawer.findByText(/ECHO •••/);
    for (const name of ['Download JSON', 'Download CSV'])
      await user.click(drawer.getByRole('button', { name }));
    await waitFor(() => expect(files).toHaveLength(2));
    const texts = await Promise.all(files.map((file) => file.text()));
    for (const text of texts) expect(text).toContain('•••');
    expectNoSecret(page, collectTexts(page, details, ...texts));
  }, 20_000);

  it('is held back from the rows of a list, their JSON and their file', async () => {
    const files = captureDownloads();
    const page = await openPage(kind, '/agency-dashboard/CBTA/purchase-orders', [
      '/payment/api/v4/purchase',
      async (request) => {
        const { text, token } = await readEcho(request);
        return respondWith(200, [{ id: 77, environment: text, receipt: { [token]: text } }])(request);
      },
    ]);
    const { user } = page;
    await user.click(within(await screen.findByRole('rowheader')).getByRole('button'));
    const json = await screen.findByRole('dialog', { name: 'Purchase order #77' });
    await within(json).findAllByText(/•••/);
    const jsonText = collectTexts(page);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Save file' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const csv = (await files[0]?.text()) ?? '';
    expect(csv).toContain('•••');
    expectNoSecret(page, collectTexts(page, csv, jsonText));
  });

  it('is held back from the diagnostics, their report and what is stored of them', async () => {
    const page = await openPage(kind, '/agency-dashboard/CBTA/agency-diagnostics', [
      '/platform/',
      echoError(400),
    ]);
    await page.user.click(await screen.findByRole('button', { name: 'RUN ALL' }));
    await screen.findByText(/^(\d+) of \1 checks · /, undefined, { timeout: 20_000 });
    const files = captureDownloads();
    await page.user.click(screen.getByRole('button', { name: 'Download report as text' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const report = (await files[0]?.text()) ?? '';
    expect(report).toContain('CBTA');
    expect(document.body).toHaveTextContent('•••');
    expectNoSecret(page, collectTexts(page, report));
  }, 30_000);
});

/** Lets a session with opaque tokens read from the platform in memory, which knows only its own. */
function forwardWithJwt(jwt: string): Parameters<FakeNetwork['intercept']> {
  return [
    'GET /platform/us-east/businessrules',
    (request) => {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${jwt}`);
      return network.forward(new Request(request, { headers }));
    },
  ];
}

describe('a password', () => {
  it('is held back from the alert of a sign-in, and its details', async () => {
    const page = await renderRoute('/login', network, 'guest');
    network.intercept('/signin', echoError(500));
    await enterText(page.user, screen.getByLabelText('Email'), 'me@here.example');
    await enterText(page.user, screen.getByLabelText('Password'), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Login' }));
    const details = await copyDetails(page.user, await screen.findByRole('alert'));
    expect(details).toContain('The platform said: ECHO ••• •••');
    expectNoSecret(page, collectTexts(page, details), [PASSWORD]);
  });

  it.each([400, 409, 500])(
    'is held back from the dialog of a registration that fails with %i, and from the journal',
    async (status) => {
      const page = await openPage('jwt', '/pso-users', ['/signup', echoError(status)]);
      await openOperatorDialog(page.user);
      await enterText(page.user, screen.getByLabelText('Email'), 'otter@us-east.example');
      await enterText(page.user, screen.getByLabelText('Password'), PASSWORD);
      await page.user.click(screen.getByRole('button', { name: 'Register' }));
      const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
      const details = await copyDetails(page.user, dialog);
      expectNoSecret(page, collectTexts(page, details), [PASSWORD, ...listTokens(page)]);
    },
  );
});
