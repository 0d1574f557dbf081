import { setTimeout as wait } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import { FORM_DRAFT_STORAGE_KEY } from '@/session/storage/storageKeys';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { endSession, findField } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';

const RULES_URL = '/agency-dashboard/CBTA/businessRules?open=2';
const OPEN_LABEL = 'Open transfer_minutes';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.reset());

/** BUSINESS RULES after a session that ended while transfer_minutes was edited. */
async function openPageWithDraft() {
  const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
  await page.user.click(await screen.findByText('transfer_minutes'));
  await page.user.clear(await findField('Value'));
  await page.user.type(await findField('Value'), '95');
  endSession(page, 'expired');
  const nextPage = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
  await screen.findByText('transfer_notice');
  await screen.findByRole('button', { name: OPEN_LABEL });
  return nextPage;
}

it('does not replace another rule that was opened while the rule of the draft was loading', async () => {
  const { user, store } = await openPageWithDraft();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  network.intercept(
    '/businessrules/api/v1/rules',
    async (request) => {
      await released;
      return network.platform.app.fetch(request);
    },
    1,
  );
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

it('opens no editor when the time of the draft is over', async () => {
  const { user } = await openPageWithDraft();
  sessionStorage.removeItem(FORM_DRAFT_STORAGE_KEY);
  await user.click(screen.getByRole('button', { name: OPEN_LABEL }));
  expect(await screen.findByText('The input is no longer kept: the time for it is over.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
