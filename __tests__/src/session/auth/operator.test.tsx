import { cleanup, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { EXPIRED_JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, endSession, findField } from '@tests/support/formDraftFixture';
import { changesOf } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const EMAIL = OPERATOR_EMAILS.usEast;
const ANOTHER_EMAIL = 'another@us-east.example';

describe.each([
  ['a JWT', { opaqueTokens: false }],
  ['an opaque token', { opaqueTokens: true }],
])('an operator with %s', (_kind, options) => {
  const network = setUpNetwork(options);

  const typeName = async () => {
    const page = await renderRoute('/agency-creation', network);
    await enterText(page.user, await findField('Name'), 'Harbour Ferries');
    return page;
  };

  it.each([EMAIL, ' Operator@US-East.example '])(
    'finds what was typed again after signing in as "%s"',
    async (email) => {
      endSession(await typeName(), 'idle');
      await renderRoute('/agency-creation', network, { email });
      expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
      expect(await findField('Name')).toHaveValue('Harbour Ferries');
    },
  );

  it('does not find what another one has typed', async () => {
    endSession(await typeName(), 'expired');
    await renderRoute('/agency-creation', network, { email: ANOTHER_EMAIL });
    expect(await findField('Name')).toHaveValue('');
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });

  it.each([
    [EMAIL, '/agencies?region=us-east&filter=M'],
    [ANOTHER_EMAIL, undefined],
  ])('is offered the page of an expired session after signing in as %s: %s', async (email, href) => {
    const { goTo, leaveReasons } = await renderRoute('/', network);
    network.intercept('/agency/', respondWith(401));
    await goTo('/agencies?filter=M');
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
    cleanup();
    await renderRoute('/', network, { email });
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    const link = screen.queryByRole('link', { name: 'Continue where you left off' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it.each([
    [EMAIL, EMAIL],
    [ANOTHER_EMAIL, undefined],
  ])('finds the journal of an expired session after signing in as %s: %s', async (email, operator) => {
    const store = await createTestStore({}, network);
    const object = { kind: 'operator', email: 'new@us-east.example' } as const;
    store.dispatch(recordWriteStarted({ agency: null, object, before: null, after: '{}' }));
    store.dispatch(sessionEnded({ reason: 'expired' }));
    expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).not.toBeNull();
    const page = await renderRoute('/', network, { email });
    await waitFor(() => expect(sessionStorage.getItem(EXPIRED_JOURNAL_STORAGE_KEY)).toBeNull());
    expect(changesOf(page)[0]?.operator).toBe(operator);
  });

  it('is known by the email of the sign-in form, which the top bar shows', async () => {
    const { user, store } = await renderRoute('/login', network, 'guest');
    await enterText(user, await screen.findByLabelText('Email'), ` ${EMAIL} `);
    await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByTitle(EMAIL)).toBeVisible();
    expect(store.getState().session).toMatchObject({ email: EMAIL, tokenOrigin: window.location.origin });
  });
});
