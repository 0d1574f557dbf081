import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import { FORM_DRAFT_STORAGE_KEY } from '@/session/storage/storageKeys';
import { respondWith } from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, endSession, findField, storedDraft } from '@tests/support/formDraftFixture';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';
import { changeRuleOnServer, dialogButton, findDialog, network, openRule } from '@tests/support/ruleFixture';

const RULES_URL = '/agency-dashboard/CBTA/businessRules?open=2';
const OPEN_LABEL = 'Open transfer_minutes';

/** BUSINESS RULES after a session that ended while transfer_minutes was edited: from 75 to 95. */
async function openPageWithDraft({ changeRule = () => Promise.resolve() } = {}) {
  const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
  await page.user.click(await screen.findByText('transfer_minutes'));
  await page.user.clear(await findField('Value'));
  await page.user.type(await findField('Value'), '95');
  endSession(page, 'expired');
  await changeRule();
  const nextPage = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
  await screen.findByText('transfer_notice');
  await screen.findByRole('button', { name: OPEN_LABEL });
  return nextPage;
}

it('does not replace another rule that was opened while the rule of the draft was loading', async () => {
  const { user, store } = await openPageWithDraft();
  const release = network.hold('/businessrules/api/v1/rules');
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  await user.click(screen.getByText('transfer_notice'));
  await screen.findByRole('dialog', { name: 'Edit transfer_notice' });
  release();
  await act(async () => {
    await Promise.all(store.dispatch(businessrulesApi.util.getRunningQueriesThunk()));
    // An editor that replaces the other one would open now.
    await wait(20);
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Edit transfer_notice');
});

it('compares a restored draft with the value for which it was typed', async () => {
  const { user } = await openPageWithDraft({
    changeRule: () => changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":60}'),
  });
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  await screen.findByText('What you had typed was restored.');
  await user.click(dialogButton('Submit'));
  const conflict = within(await findDialog('transfer_minutes has changed since you opened it'));
  expect(conflict.getByLabelText('Opened')).toHaveTextContent('75');
  expect(conflict.getByLabelText('Now')).toHaveTextContent('60');
  expect(conflict.getByLabelText('Yours')).toHaveTextContent('95');
  expect(network.requestsTo('PATCH')).toEqual([]);
});

describe('a draft of the value that the rule has by now', () => {
  const reopenEditor = async (page: RenderedRoute) => {
    await page.user.click(await screen.findByText('transfer_minutes'));
    await waitFor(async () => expect(await findField('Value')).toHaveValue('95'));
    return async () => {
      await page.user.clear(await findField('Value'));
      await page.user.type(await findField('Value'), '77');
    };
  };

  it('is not called restored, neither at once nor when something else is typed', async () => {
    const page = await openPageWithDraft({
      changeRule: () => changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":95}'),
    });
    const typeOtherValue = await reopenEditor(page);
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
    await typeOtherValue();
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });

  it('has its notice until something else is typed, if the session ended while it was sent', async () => {
    const page = await openRule('transfers', 'transfer_minutes');
    await page.user.clear(await findField('Value'));
    await page.user.type(await findField('Value'), '95');
    network.intercept('PATCH', async (request) => {
      await network.forward(request);
      endSession(page, 'expired');
      return new Promise(() => undefined);
    });
    await page.user.click(dialogButton('Submit'));
    await waitFor(() => expect(storedDraft()).toContain('95'));
    const typeOtherValue = await reopenEditor(await renderRoute(RULES_URL, network, { agencies: ['CBTA'] }));
    expect(screen.getByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(screen.getByText(/may have been applied/)).toBeVisible();
    await typeOtherValue();
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
  });
});

it('Discard of a restored draft shows the value of now, which is then the one to compare with', async () => {
  const { user } = await openPageWithDraft({
    changeRule: () => changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":60}'),
  });
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  const difference = await screen.findByLabelText('Old and new value');
  await waitFor(() => expect(difference).toHaveTextContent('75→95'));
  await user.click(await screen.findByText('Discard'));
  expect(await findField('Value')).toHaveValue('60');
  expect(difference).toHaveTextContent('Nothing would change');
});

it('says why the rule could not be read, and Try again opens its editor', async () => {
  const { user } = await openPageWithDraft();
  network.intercept('/businessrules/api/v1/rules', respondWith(403), 1);
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  const title = await screen.findByText('Could not open the editor');
  // The table of the rules, which could not be read either, has its own 'Try again'.
  const alert = within(title.closest<HTMLElement>('[role="alert"]') ?? title);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await findField('Value')).toHaveValue('95'));
});

it('reads the storage for a draft when the page opens and when an editor closes, not at each key', async () => {
  const { user } = await openPageWithDraft();
  const readSpy = jest.spyOn(Storage.prototype, 'getItem');
  await user.type(screen.getByLabelText('Search all rules'), 'minutes');
  expect(readSpy.mock.calls.flat()).not.toContain(FORM_DRAFT_STORAGE_KEY);
});

it('opens no editor when the time of the draft is over, or another tab has restored it', async () => {
  const { user } = await openPageWithDraft();
  sessionStorage.removeItem(FORM_DRAFT_STORAGE_KEY);
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  const text = 'The input is no longer kept here: its time is over, or another tab has restored it.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
