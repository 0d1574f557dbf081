import { cleanup, screen, waitFor } from '@testing-library/react';
import { renewAgencyToken } from '@/api/renewAgencyToken';
import {
  agencySignedIn,
  agencyTokenDropped,
  operatorRejected,
  selectAgencyToken,
  selectPsoToken,
} from '@/session/auth/sessionSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { enterText } from '@tests/support/enterText';
import { openFakeNetwork, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, findField } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';

const FORM_PATH = '/agency-dashboard/METRO/admin-registration';
const ENDED_TEXT =
  'The session for METRO ended, because your operator sign-in has ended. What you typed in ADMIN REGISTRATION is kept, except the password.';
const CONFIGURATION = { backendUrl: '/platform/us-east' };

describe.each([
  ['a JWT', { opaqueTokens: false }],
  ['an opaque token', { opaqueTokens: true }],
])('when an operator’s token, %s, is rejected while it should renew an agency’s token', (_kind, options) => {
  const network = setUpNetwork(options);

  /** Submits a form with an agency's token that is no longer valid; the platform answers its renewal with `status`. */
  const submitWithStatus = async (status: number) => {
    const page = await renderRoute(FORM_PATH, network, { agencies: ['METRO'] });
    network.intercept('/administrators', respondWith(401));
    network.intercept('/token/agency', respondWith(status));
    await enterText(page.user, await findField('First Name'), 'Ada');
    await enterText(page.user, await findField('Last Name'), 'Byron');
    await enterText(page.user, await findField('Email'), 'ada@example.com');
    await enterText(page.user, await findField('Password'), 'Quiet-heron-4821');
    await page.user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    return page;
  };

  it('AGENCY LOGIN says why, and HOME leads back to what was typed after a new sign-in', async () => {
    const page = await submitWithStatus(401);
    expect(screen.getByText(ENDED_TEXT)).toBeVisible();
    expect(screen.queryByText(/you are signed in as an operator/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Log in as an operator again' }));
    expect(page.leaveReasons).toEqual(['expired']);
    cleanup();
    const { user } = await renderRoute('/', network);
    await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    await waitFor(async () => expect(await findField('First Name')).toHaveValue('Ada'));
  });

  it('AGENCY LOGIN does not promise what that sign-in removes where nothing outlives a session', async () => {
    network.intercept('/index.json', respondWith(200, { ...CONFIGURATION, keepInputMinutes: 0 }), 1);
    await submitWithStatus(401);
    expect(screen.getByText(`${ENDED_TEXT} A new operator sign-in removes it.`)).toBeVisible();
    expect(screen.getByText('Your operator sign-in has ended.')).toBeVisible();
    expect(screen.queryByText(/HOME leads back/)).not.toBeInTheDocument();
  });

  it('AGENCY LOGIN says it after a reload, too', async () => {
    await submitWithStatus(401);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await renderRoute('/agency-login/METRO?region=us-east', network, 'guest');
    expect(await screen.findByText(/operator sign-in has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in as an operator again' })).toBeVisible();
  });

  it('AGENCY LOGIN does not say it when the platform refuses the agency only', async () => {
    await submitWithStatus(403);
    expect(screen.queryByText(ENDED_TEXT)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in with my operator account' })).toBeVisible();
  });
});

describe('when the platform rejects the operator’s token as an agency is opened', () => {
  const REJECTED_TEXT = 'Login failed - Check your email and password, then try again';
  const network = setUpNetwork();
  const AGENCY_LOGIN = {
    path: '/agency-login/CBTA',
    find: () => screen.findByRole('button', { name: /my operator account/ }),
    // The button that was pressed is gone.
    focused: { role: 'heading', name: 'Sign in to CBTA with your operator account' },
  };

  it.each([
    {
      place: 'the list',
      request: '/token/agency',
      path: '/agencies?filter=CBTA',
      find: async () => (await screen.findAllByRole('cell', { name: 'CBTA' }))[0],
      focused: { role: 'link', name: 'Chesapeake Bay Transit Authority' },
    },
    {
      place: 'AGENCY LOGIN',
      request: '/token/agency',
      ...AGENCY_LOGIN,
    },
    {
      place: 'AGENCY LOGIN, whose look-up of the agency is rejected already,',
      request: '/agency/',
      ...AGENCY_LOGIN,
    },
  ])(
    '$place says so below the text of the specification, and offers a new sign-in',
    async ({ path, find, focused, request }) => {
      const { user, leaveReasons } = await renderRoute(path, network);
      network.intercept(request, respondWith(401));
      await user.click((await find()) as HTMLElement);
      expect(await screen.findByText(REJECTED_TEXT)).toBeVisible();
      expect(screen.getByText(/^Your operator sign-in has ended\./)).toBeVisible();
      expect(leaveReasons).toEqual([]);
      expect(screen.getByRole(focused.role, { name: focused.name })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Log in as an operator again' }));
      expect(leaveReasons).toEqual(['expired']);
    },
  );

  it('a late answer says nothing about a newer sign-in', async () => {
    const store = await createTestStore({}, network);
    store.dispatch(operatorRejected({ token: 'an earlier token' }));
    expect(store.getState().session.isOperatorRejected).toBe(false);
  });
});

it('an operator counts as rejected until the platform accepts the token again, also after an administrator’s sign-in', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  const metro = { region: 'usEast', abbreviation: 'METRO' } as const;
  const token = selectAgencyToken(store.getState(), 'METRO') ?? '';
  const isRejected = () => store.getState().session.isOperatorRejected;
  store.dispatch(operatorRejected({ token: selectPsoToken(store.getState()) ?? '' }));
  const email = 'jo@metro.example';
  store.dispatch(agencySignedIn({ ...metro, token, tokenOrigin: window.location.origin, email }));
  expect(isRejected()).toBe(true);
  store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token }));
  expect(isRejected()).toBe(true);
  await store.dispatch(renewAgencyToken('METRO'));
  expect(isRejected()).toBe(false);
  network.platform.close();
});
