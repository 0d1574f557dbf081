import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { FORM_DRAFT_MAX_AGE_MS } from '@/domain/limits';
import { operatorSignedIn } from '@/session/sessionSlice';
import {
  DRAFT_RESTORED_TEXT,
  endSession,
  findField,
  FORM_DRAFT_KEY,
  storedDraft,
} from '@tests/support/formDraftFixture';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeEach(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.platform.close());

async function typeAgency() {
  const page = await renderRoute('/agency-creation', network);
  await page.user.type(await findField('Name'), 'Harbour Ferries');
  await page.user.type(await findField('Abbreviation'), 'HARB');
  await page.user.selectOptions(screen.getByLabelText('Measurement'), 'Metric');
  return page;
}

describe('an agency’s form', () => {
  it.each(['expired', 'idle'] as const)(
    'is filled again after a session that ended so: %s',
    async (reason) => {
      endSession(await typeAgency(), reason);
      const { user } = await renderRoute('/agency-creation', network);
      expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
      expect(await findField('Name')).toHaveValue('Harbour Ferries');
      expect(await findField('Abbreviation')).toHaveValue('HARB');
      expect(screen.getByLabelText('Measurement')).toHaveValue('metric');
      // It stands in the form now, and nowhere else.
      expect(storedDraft()).toBeNull();
      expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(await findField('Name')).toHaveValue('');
      expect(await findField('Name')).toHaveFocus();
      expect(screen.getByLabelText('Measurement')).toHaveValue('imperial');
      expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
      await user.type(await findField('Name'), 'x');
      expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
    },
  );

  it('asks before it is left, as what was typed anew does', async () => {
    endSession(await typeAgency(), 'expired');
    const { user } = await renderRoute('/agency-creation', network);
    await screen.findByText(DRAFT_RESTORED_TEXT);
    await user.click(screen.getByRole('link', { name: 'All Agencies' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('is kept where its own call is refused, and then was not applied', async () => {
    const page = await typeAgency();
    network.intercept('POST', respondWith(401, { code: 'token_expired' }));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await waitFor(() => expect(page.leaveReasons).toEqual(['expired']));
    cleanup();
    await renderRoute('/agency-creation', network);
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  });

  it('says that it may have been applied where another call’s refusal came while it was sent', async () => {
    const page = await typeAgency();
    network.intercept('POST', () => new Promise(() => undefined));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('dialog');
    endSession(page, 'expired');
    await renderRoute('/agency-creation', network);
    expect(
      await screen.findByText(
        'It was sent before the session ended and may have been applied: look before you send it again.',
      ),
    ).toBeVisible();
  });

  it('has nothing to keep when nothing was typed, or once it is created', async () => {
    endSession(await renderRoute('/agency-creation', network), 'expired');
    expect(storedDraft()).toBeNull();
    const page = await typeAgency();
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('button', { name: 'Add another' });
    endSession(page, 'expired');
    expect(storedDraft()).toBeNull();
  });

  it('keeps nothing in the browser while the session runs', async () => {
    await typeAgency();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Harbour');
  });
});

describe('what was kept is gone', () => {
  const filled = () => expect(storedDraft()).toContain('Harbour Ferries');

  it.each(['signedOut', 'otherTab'] as const)('after a sign-out here or elsewhere: %s', async (reason) => {
    endSession(await typeAgency(), 'expired');
    filled();
    endSession(await renderRoute('/', network), reason);
    expect(storedDraft()).toBeNull();
    endSession(await typeAgency(), reason);
    expect(storedDraft()).toBeNull();
  });

  it('after a sign-out in another tab while nobody is signed in here', async () => {
    endSession(await typeAgency(), 'expired');
    await renderRoute('/login', network, 'guest');
    filled();
    const otherTab = new BroadcastChannel('fare-portal');
    otherTab.postMessage({ type: 'sessionExpired', sessionId: 'another-session' });
    otherTab.postMessage({ type: 'sessionIdle', sessionId: 'another-session' });
    filled();
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'another-session' });
    await waitFor(() => expect(storedDraft()).toBeNull());
    otherTab.close();
  });

  it('once somebody else signs in, and in the other region', async () => {
    const own = await network.fetchToken('usEast');
    for (const signIn of [
      { region: 'usEast', token: jwt({ sub: 'somebody-else' }) },
      { region: 'usEast', token: jwt({}) },
      { region: 'australia', token: own },
    ] as const) {
      endSession(await typeAgency(), 'expired');
      const { store } = await renderRoute('/login', network, 'guest');
      filled();
      act(() => void store.dispatch(operatorSignedIn(signIn)));
      expect(storedDraft()).toBeNull();
      cleanup();
    }
    endSession(await typeAgency(), 'expired');
    const { store } = await renderRoute('/login', network, 'guest');
    act(() => void store.dispatch(operatorSignedIn({ region: 'usEast', token: own })));
    filled();
  });

  it('for somebody else whose session is there already', async () => {
    endSession(await typeAgency(), 'expired');
    await renderRoute('/agency-creation', network, { region: 'australia' });
    expect(await findField('Name')).toHaveValue('');
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });

  it('after its time, also on a screen that nobody touches', async () => {
    endSession(await typeAgency(), 'expired');
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    now.mockReturnValue(start + FORM_DRAFT_MAX_AGE_MS - 1000);
    await renderRoute('/login', network, 'guest');
    filled();
    cleanup();
    now.mockReturnValue(start + FORM_DRAFT_MAX_AGE_MS + 1000);
    await renderRoute('/login', network, 'guest');
    expect(storedDraft()).toBeNull();
    now.mockRestore();
  });

  it.each(['', '{', 'null', '[]', '{"savedAt":"x"}', '{"savedAt":9e15}'])(
    'where it is broken: %s',
    async (text) => {
      sessionStorage.setItem(FORM_DRAFT_KEY, text);
      await renderRoute('/agency-creation', network);
      expect(await findField('Name')).toHaveValue('');
      expect(storedDraft()).toBeNull();
    },
  );

  it('where its values are not those of the form', async () => {
    endSession(await typeAgency(), 'expired');
    sessionStorage.setItem(FORM_DRAFT_KEY, (storedDraft() ?? '').replace('"Harbour Ferries"', '{"a":1}'));
    await renderRoute('/agency-creation', network);
    expect(await findField('Name')).toHaveValue('');
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });

  it('where it is longer than what is kept', async () => {
    const { user, store } = await renderRoute('/agency-creation', network);
    await user.click(await findField('Name'));
    await user.paste('x'.repeat(200_000));
    endSession({ store }, 'expired');
    expect(storedDraft()).toBeNull();
  });
});

/** A token as the platform's, of somebody. */
function jwt(claims: object): string {
  return ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
}
