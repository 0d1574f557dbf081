import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { FORM_DRAFT_LENGTH_LIMIT, KEEP_INPUT_MIN } from '@/domain/limits';
import { type Region } from '@/domain/regions';
import { hashOperator } from '@/session/auth/operator';
import { operatorSignedIn } from '@/session/auth/sessionSlice';
import { openTabChannel } from '@/session/auth/tabChannel';
import { EXPIRED_JOURNAL_STORAGE_KEY, RETURN_URL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { chooseOption, getChosenOption } from '@tests/support/chooseOption';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import {
  DRAFT_RESTORED_TEXT,
  endSession,
  findField,
  FORM_DRAFT_KEY,
  storedDraft,
} from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const OPERATOR = { region: 'usEast', email: OPERATOR_EMAILS.usEast } as const;
const ANOTHER_EMAIL = 'another@us-east.example';

let network: FakeNetwork;
beforeEach(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.platform.close());

async function fillAgencyForm() {
  const page = await renderRoute('/agency-creation', network);
  await enterText(page.user, await findField('Name'), 'Harbour Ferries');
  await enterText(page.user, await findField('Abbreviation'), 'HARB');
  await chooseOption(page.user, 'Measurement', 'Metric');
  return page;
}

describe('of two tabs that have a copy of the draft,', () => {
  const readDraftId = () => (JSON.parse(storedDraft() ?? '{}') as { id?: unknown }).id;
  let otherTab: BroadcastChannel;
  beforeEach(() => {
    otherTab = new BroadcastChannel('fare-portal');
  });
  afterEach(() => otherTab.close());

  it('the one that restores it tells the other', async () => {
    endSession(await fillAgencyForm(), 'expired');
    const messages: unknown[] = [];
    otherTab.onmessage = ({ data }) => messages.push(data);
    const id = readDraftId();
    expect(id).toMatch(/./);
    await renderRoute('/agency-creation', network);
    await waitFor(() => expect(messages).toContainEqual({ type: 'formDraftTaken', id }));
  });

  it.each([
    ['removes it', true],
    ['keeps another draft', false],
  ])('the other %s', async (_what, isSame) => {
    endSession(await fillAgencyForm(), 'expired');
    const { store } = await renderRoute('/', network);
    otherTab.postMessage({ type: 'formDraftTaken', id: isSame ? readDraftId() : 'another' });
    // Messages arrive in their order.
    otherTab.postMessage({ type: 'sessionExpired', sessionId: 'a-session' });
    await waitFor(() => expect(store.getState().session.endReason).toBe('expired'));
    expect(storedDraft() === null).toBe(isSame);
  });
});

describe('the draft of the agency form', () => {
  it.each(['expired', 'idle'] as const)(
    'is restored after the session ended for the reason %s',
    async (reason) => {
      endSession(await fillAgencyForm(), reason);
      const { user } = await renderRoute('/agency-creation', network);
      expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
      await waitFor(async () => expect(await findField('Name')).toHaveValue('Harbour Ferries'));
      expect(await findField('Abbreviation')).toHaveValue('HARB');
      expect(getChosenOption('Measurement')).toBe('Metric');
      // A restored draft is no longer stored.
      expect(storedDraft()).toBeNull();
      expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();

      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(await findField('Name')).toHaveValue('');
      expect(await findField('Name')).toHaveFocus();
      expect(getChosenOption('Measurement')).toBe('Imperial');
      expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
      await user.type(await findField('Name'), 'x');
      expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
    },
  );

  it('is not restored in the stored session of another operator', async () => {
    endSession(await fillAgencyForm(), 'expired');
    await renderRoute('/agency-creation', network, { region: 'australia' });
    expect(await findField('Name')).toHaveValue('');
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });

  it('counts as unsaved input when the user leaves the page', async () => {
    endSession(await fillAgencyForm(), 'expired');
    const { user } = await renderRoute('/agency-creation', network);
    await screen.findByText(DRAFT_RESTORED_TEXT);
    await user.click(screen.getByRole('link', { name: 'All Agencies' }));
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('is restored as not applied when its own request was rejected with 401', async () => {
    const page = await fillAgencyForm();
    network.intercept('POST', respondWith(401, { code: 'token_expired' }));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await waitFor(() => expect(page.leaveReasons).toEqual(['expired']));
    cleanup();
    await renderRoute('/agency-creation', network);
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  });

  it('is restored as possibly applied when the session ended while its write was pending', async () => {
    const page = await fillAgencyForm();
    network.intercept('POST', () => new Promise(() => undefined));
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('dialog');
    endSession(page, 'expired');
    // Also when the session of the restored page ends.
    for (let time = 0; time < 2; time += 1) {
      const restoredPage = await renderRoute('/agency-creation', network);
      expect(
        await screen.findByText(
          'It was sent before and may have been applied. Check before you send it again.',
        ),
      ).toBeVisible();
      endSession(restoredPage, 'expired');
    }
  });

  it('is not stored when nothing was typed or the agency was created', async () => {
    endSession(await renderRoute('/agency-creation', network), 'expired');
    expect(storedDraft()).toBeNull();
    const page = await fillAgencyForm();
    await page.user.click(screen.getByRole('button', { name: 'Create agency' }));
    await screen.findByRole('button', { name: 'Add another' });
    endSession(page, 'expired');
    expect(storedDraft()).toBeNull();
  });

  it('is not stored when it exceeds the size limit', async () => {
    const { user, store } = await renderRoute('/agency-creation', network);
    await user.click(await findField('Name'));
    await user.paste('x'.repeat(FORM_DRAFT_LENGTH_LIMIT));
    endSession({ store }, 'expired');
    expect(storedDraft()).toBeNull();
  });

  it('is not stored while the session is active', async () => {
    await fillAgencyForm();
    // The session of the test before can store its journal late.
    sessionStorage.removeItem(EXPIRED_JOURNAL_STORAGE_KEY);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Harbour');
  });
});

describe('the stored draft is removed', () => {
  const expectStoredDraft = () => expect(storedDraft()).toContain('Harbour Ferries');

  it.each(['signedOut', 'otherTab'] as const)('when the session ends for the reason %s', async (reason) => {
    endSession(await fillAgencyForm(), 'expired');
    expectStoredDraft();
    endSession(await renderRoute('/', network), reason);
    expect(storedDraft()).toBeNull();
    endSession(await fillAgencyForm(), reason);
    expect(storedDraft()).toBeNull();
  });

  it.each(['a guest', 'an administrator'])(
    'when its operator signs out in another tab while this one is that of %s',
    async (who) => {
      endSession(await fillAgencyForm(), 'expired');
      if (who === 'a guest') await renderRoute('/login', network, 'guest');
      else await renderRoute('/agency-login', network, { operator: false, agencies: ['METRO'] });
      expectStoredDraft();
      expect(sessionStorage.getItem(RETURN_URL_STORAGE_KEY)).toContain('/agency-creation');
      const sessionId = 'another-session';
      const operatorHash = hashOperator(OPERATOR);
      // The tabs of the portal send each other messages on this channel.
      const otherTab = openTabChannel();
      otherTab.broadcastChannel?.postMessage({ type: 'sessionExpired', sessionId, operatorHash });
      otherTab.broadcastChannel?.postMessage({ type: 'sessionIdle', sessionId, operatorHash });
      otherTab.postSessionEnd('signedOut', sessionId, null);
      await waitForSideEffects();
      expectStoredDraft();
      // Only this message is a sign-out of the operator.
      otherTab.postSessionEnd('signedOut', sessionId, operatorHash);
      await waitFor(() => expect(storedDraft()).toBeNull());
      expect(sessionStorage.getItem(RETURN_URL_STORAGE_KEY)).toBeNull();
      otherTab.close();
    },
  );

  it('when another operator signs in, or the same one in the other region', async () => {
    // The token tells nothing: it is the same one each time.
    const signInWith = (region: Region, email: string) =>
      operatorSignedIn({ region, email, token: 'opaque', tokenOrigin: window.location.origin });
    for (const signIn of [
      signInWith('usEast', ANOTHER_EMAIL),
      signInWith('australia', OPERATOR_EMAILS.usEast),
    ]) {
      endSession(await fillAgencyForm(), 'expired');
      const { store } = await renderRoute('/login', network, 'guest');
      expectStoredDraft();
      act(() => void store.dispatch(signIn));
      expect(storedDraft()).toBeNull();
      cleanup();
    }
    // The sign-in of the same operator does not remove the draft.
    endSession(await fillAgencyForm(), 'expired');
    const { store } = await renderRoute('/login', network, 'guest');
    act(() => void store.dispatch(signInWith('usEast', ' Operator@US-East.example ')));
    expectStoredDraft();
  });

  it('when it expires, also on a screen without user interaction', async () => {
    endSession(await fillAgencyForm(), 'expired');
    const nowSpy = jest.spyOn(Date, 'now');
    const startTime = Date.now();
    nowSpy.mockReturnValue(startTime + KEEP_INPUT_MIN * 60_000 - 1000);
    await renderRoute('/login', network, 'guest');
    expectStoredDraft();
    cleanup();
    nowSpy.mockReturnValue(startTime + KEEP_INPUT_MIN * 60_000 + 1000);
    await renderRoute('/login', network, 'guest');
    expect(storedDraft()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"savedAt":"x"}'])('when its stored text is invalid: %s', async (text) => {
    sessionStorage.setItem(FORM_DRAFT_KEY, text);
    await renderRoute('/agency-creation', network);
    expect(await findField('Name')).toHaveValue('');
    expect(storedDraft()).toBeNull();
  });

  it('when its values do not have the types of the form’s fields', async () => {
    endSession(await fillAgencyForm(), 'expired');
    sessionStorage.setItem(FORM_DRAFT_KEY, (storedDraft() ?? '').replace('"Harbour Ferries"', '{"a":1}'));
    await renderRoute('/agency-creation', network);
    expect(await findField('Name')).toHaveValue('');
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });
});
