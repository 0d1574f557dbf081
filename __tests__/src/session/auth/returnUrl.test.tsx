import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { KEEP_INPUT_MIN } from '@/domain/limits';
import { type OperatorKey } from '@/session/auth/operator';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { agencyTokenDropped, sessionEnded } from '@/session/auth/sessionSlice';
import { startExpiryTimer } from '@/session/storage/expiringEntries';
import { startQueue } from '@/shared/change-queue/queueSteps';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, findField } from '@tests/support/formDraftFixture';
import { passTime } from '@tests/support/passTime';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const network = setUpNetwork();

const PASSES_URL = '/agency-dashboard/METRO/riders/1000001?tab=passes&filter=a+b%26c#record';

const findContinueLink = () => screen.findByRole('link', { name: 'Continue where you left off' });

async function signInAsOperator(user: UserEvent, email = 'operator@us-east.example'): Promise<void> {
  await enterText(user, await screen.findByLabelText('Email'), email);
  await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const signInToAgency = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));

function dropAgencyToken({ store }: RenderedRoute, abbreviation: string): void {
  const token = store.getState().session.agencyTokens[abbreviation] ?? '';
  act(() => void store.dispatch(agencyTokenDropped({ abbreviation, token })));
}

describe('a link into an agency', () => {
  const AGENCY_SIGN_IN_REQUEST = 'POST /platform/us-east/pso/api/v1/token/agency';

  it('opens exactly what it names after the operator’s sign-in, which signs in to the agency too', async () => {
    const { user, currentUrl } = await renderRoute(PASSES_URL, network, 'guest');
    await signInAsOperator(user);
    await user.dblClick(await findContinueLink());
    await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
    expect(currentUrl() + window.location.hash).toBe(PASSES_URL);
    expect(network.requests.filter((line) => line === AGENCY_SIGN_IN_REQUEST)).toHaveLength(1);
    // Going back does not lead to a sign-in.
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
  });

  it('opens after AGENCY LOGIN when the agency’s sign-in has failed on Home', async () => {
    const { user, currentUrl } = await renderRoute(PASSES_URL, network, 'guest');
    await signInAsOperator(user);
    network.intercept(AGENCY_SIGN_IN_REQUEST, respondWith(403), 1);
    await user.click(await findContinueLink());
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(
      await screen.findByText('Unable to log you in at this time. Please try again later :('),
    ).toBeVisible();
    expect(screen.getByText('Your operator account has no right to METRO.')).toBeVisible();
    expect(screen.queryByText(/The session for METRO ended/)).not.toBeInTheDocument();
    await signInToAgency(user);
    await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
    expect(currentUrl() + window.location.hash).toBe(PASSES_URL);
  });

  it('is left to the browser with Ctrl, which opens a new tab', async () => {
    const { user, currentUrl } = await renderRoute(PASSES_URL, network, 'guest');
    await signInAsOperator(user);
    const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // jsdom cannot open a tab.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true });
    const link = await findContinueLink();
    let wasPrevented = true;
    document.addEventListener('click', (click) => (wasPrevented = click.defaultPrevented), { once: true });
    fireEvent(link, event);
    expect(wasPrevented).toBe(false);
    expect(currentUrl()).toBe('/');
    expect(network.requests).not.toContain(AGENCY_SIGN_IN_REQUEST);
  });

  it('opens after an administrator’s sign-in too', async () => {
    const url = '/agency-dashboard/CBTA/businessRules?open=2';
    const { user, currentUrl } = await renderRoute(url, network);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    await enterText(user, screen.getByLabelText('Email'), 'administrator@us-east.example');
    await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
    expect(currentUrl()).toBe(url);
  });
});

describe('an agency’s session that ends during work', () => {
  const FORM_PATH = '/agency-dashboard/METRO/admin-registration';

  /** Ends METRO's session on PASSES, and signs in again on the form that says so. */
  async function endSessionOnPasses(page: Awaited<ReturnType<typeof renderRoute>>): Promise<void> {
    await screen.findByRole('heading', { level: 1, name: 'PASSES' });
    dropAgencyToken(page, 'METRO');
    expect(
      await screen.findByText('The session for METRO ended. You return to PASSES after signing in.'),
    ).toBeInTheDocument();
    await signInToAgency(page.user);
    await screen.findByRole('heading', { level: 1, name: 'PASSES' });
  }

  it('returns to the page, and says so', async () => {
    const url = '/agency-dashboard/METRO/passes?filter=adult';
    const page = await renderRoute(url, network, { agencies: ['METRO'] });
    await endSessionOnPasses(page);
    expect(page.currentUrl()).toBe(url);
  });

  it('says so also when the agency is that of a queue, which signs in by itself only before', async () => {
    const page = await renderRoute('/', network);
    const change = {
      kind: 'rule',
      source: 'CBTA',
      category: 'Fares',
      identity: 'cap',
      ruleJson: '1',
    } as const;
    act(() => page.store.dispatch(startQueue(change, [{ agency: 'METRO' }], () => undefined)));
    await page.goTo('/agency-dashboard/CBTA/passes');
    expect(await screen.findByRole('heading', { name: /^Sign in to CBTA/ })).toBeVisible();
    await page.goTo('/agency-dashboard/METRO/passes');
    await endSessionOnPasses(page);
  });

  it('says what of a form is kept, and restores it', async () => {
    const page = await renderRoute(FORM_PATH, network, { agencies: ['METRO'] });
    await enterText(page.user, await findField('First Name'), 'Ada');
    dropAgencyToken(page, 'METRO');
    expect(
      await screen.findByText('The session for METRO ended. What you typed in ADMIN REGISTRATION is kept.'),
    ).toBeInTheDocument();
    await signInToAgency(page.user);
    const field = await findField('First Name');
    // The form is filled after its first rendering.
    await waitFor(() => expect(field).toHaveValue('Ada'));
    expect(page.currentUrl()).toBe(FORM_PATH);
  });

  it('restores it also after the minutes for which input outlives a session', async () => {
    const page = await renderRoute(FORM_PATH, network, { agencies: ['METRO'] });
    await enterText(page.user, await findField('First Name'), 'Ada');
    dropAgencyToken(page, 'METRO');
    passTime((KEEP_INPUT_MIN + 1) * 60_000);
    startExpiryTimer()();
    await signInToAgency(page.user);
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(await findField('First Name')).toHaveValue('Ada');
  });

  it('does not say that a typed password is kept', async () => {
    const page = await renderRoute(FORM_PATH, network, { agencies: ['METRO'] });
    await enterText(page.user, await findField('Password'), DEMO_PASSWORD);
    dropAgencyToken(page, 'METRO');
    expect(
      await screen.findByText(
        'The session for METRO ended. What you typed in ADMIN REGISTRATION is kept, except the password.',
      ),
    ).toBeInTheDocument();
  });

  it('says that input is not kept when the browser could not store it, until the next sign-in', async () => {
    const page = await renderRoute(FORM_PATH, network, { agencies: ['METRO'] });
    await enterText(page.user, await findField('First Name'), 'Ada');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    dropAgencyToken(page, 'METRO');
    expect(
      await screen.findByText(
        'The session for METRO ended. What you typed in ADMIN REGISTRATION was not kept. You return to ADMIN REGISTRATION after signing in.',
      ),
    ).toBeInTheDocument();
    await signInToAgency(page.user);
    await findField('First Name');
    dropAgencyToken(page, 'METRO');
    expect(
      await screen.findByText(
        'The session for METRO ended. You return to ADMIN REGISTRATION after signing in.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    ['an unsafe URL', { returnUrl: '//evil.example', endedOn: 'RIDERS' }],
    ['another shape', { returnUrl: 1 }],
  ])('opens the dashboard for a history entry with %s', async (_case, state) => {
    const { user, currentUrl, goTo } = await renderRoute('/', network);
    await goTo('/agency-login/METRO', state);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(screen.queryByText(/The session for METRO ended/)).not.toBeInTheDocument();
    await signInToAgency(user);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    expect(currentUrl()).toBe('/agency-dashboard/METRO');
  });
});

describe('the return URL', () => {
  it('is offered after sign-in', async () => {
    const { user, currentUrl } = await renderRoute('/agency-dashboard/METRO/riders', network, 'guest');
    await signInAsOperator(user);
    expect(await findContinueLink()).toHaveAttribute('href', '/agency-dashboard/METRO/riders?region=us-east');
    expect(currentUrl()).toBe('/');
  });

  it('is offered also when an administrator’s session without an operator ended on the way', async () => {
    const session = { operator: false, agencies: ['METRO'] };
    const { leaveReasons } = await renderRoute('/agency-dashboard/METRO/riders', network, session);
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    cleanup();
    const { user } = await renderRoute('/login', network, 'guest');
    await signInAsOperator(user);
    expect(await findContinueLink()).toBeVisible();
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\\\evil.example',
    '/login',
    '/login?x',
    '/?x',
    'javascript:alert(1)',
  ])('is never the unsafe %s', async (path) => {
    saveReturnUrl({ path, operator: null });
    await renderRoute('/', network);
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
  });

  it.each<[string, OperatorKey]>([
    ['another operator', { region: 'usEast', email: 'another@us-east.example' }],
    ['the other region', { region: 'australia', email: OPERATOR_EMAILS.usEast }],
    ['an operator who is not known', { region: 'usEast', email: null }],
  ])('of %s is not offered', async (_case, operator) => {
    saveReturnUrl({ path: '/agencies', operator });
    await renderRoute('/', network);
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
  });

  it('is offered to the operator whose session expired on that page', async () => {
    const { goTo, leaveReasons } = await renderRoute('/', network);
    network.intercept('/agency/', respondWith(401));
    await goTo('/agencies?filter=M');
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
    cleanup();
    await renderRoute('/', network);
    expect(await findContinueLink()).toHaveAttribute('href', '/agencies?region=us-east&filter=M');
  });

  it('is the wanted page when the session ends on AGENCY LOGIN in its place', async () => {
    const { user, leaveReasons } = await renderRoute('/agency-dashboard/METRO/riders', network);
    network.intercept('/agency/', respondWith(401));
    await signInToAgency(user);
    await user.click(await screen.findByRole('button', { name: 'Log in as an operator again' }));
    expect(leaveReasons).toEqual(['expired']);
    cleanup();
    await renderRoute('/', network);
    expect(await findContinueLink()).toHaveAttribute('href', '/agency-dashboard/METRO/riders?region=us-east');
  });

  it('is a link of the other region, offered there, when the session ends before it was followed', async () => {
    const { store } = await renderRoute('/agencies?region=australia', network);
    act(() => void store.dispatch(sessionEnded({ reason: 'idle' })));
    cleanup();
    await renderRoute('/', network, { region: 'australia' });
    expect(await findContinueLink()).toHaveAttribute('href', '/agencies?region=australia');
  });
});
