import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { agencyTokenDropped } from '@/session/auth/sessionSlice';
import { chooseOption, getChosenOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import { PAYMENT_TO_EDIT } from '@tests/support/correctionFixture';
import { enterText } from '@tests/support/enterText';
import {
  DEMO_PASSWORD,
  type FakeNetwork,
  neverRespond,
  openFakeNetwork,
  respondWith,
} from '@tests/support/fakeNetwork';
import { DRAFT_RESTORED_TEXT, endSession, findField, storedDraft } from '@tests/support/formDraftFixture';
import { openJournal } from '@tests/support/journalFixture';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

let network: FakeNetwork;
beforeEach(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.platform.close());

describe('forms with a password', () => {
  it('restores the email of an operator’s registration, but not the password', async () => {
    const page = await renderRoute('/pso-users', network);
    await page.user.click(await screen.findByRole('button', { name: 'Register operator' }));
    await enterText(page.user, await findField('Email'), 'new@us-east.example');
    await enterText(page.user, await findField('Password'), DEMO_PASSWORD);
    endSession(page, 'expired');
    expect(storedDraft()).toContain('new@us-east.example');
    expect(storedDraft()).not.toContain(DEMO_PASSWORD);
    expect(storedDraft()).not.toContain('"password"');

    // Also when the session of the restored page ends.
    for (let time = 0; time < 2; time += 1) {
      const restoredPage = await renderRoute('/pso-users', network);
      expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
      expect(screen.getByText('The password was not saved. Enter it again.')).toBeVisible();
      expect(await findField('Email')).toHaveValue('new@us-east.example');
      expect(await findField('Password')).toHaveValue('');
      endSession(restoredPage, 'expired');
    }
  });

  it('restores an administrator’s registration only in its agency after the agency’s token is rejected', async () => {
    const buildPath = (agency: string) => `/agency-dashboard/${agency}/admin-registration`;
    const page = await renderRoute(buildPath('METRO'), network, { agencies: ['METRO', 'CBTA'] });
    await enterText(page.user, await findField('First Name'), 'Ada');
    await enterText(page.user, await findField('Password'), DEMO_PASSWORD);
    network.intercept('POST /platform/us-east/auth/api/v3/administrators', respondWith(401));
    network.intercept('/token/agency', respondWith(403));
    await enterText(page.user, await findField('Last Name'), 'Byron');
    await enterText(page.user, await findField('Email'), 'ada@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(page.leaveReasons).toEqual([]);
    expect(storedDraft()).toContain('Byron');
    expect(storedDraft()).not.toContain(DEMO_PASSWORD);
    cleanup();

    await renderRoute(buildPath('CBTA'), network, { agencies: ['METRO', 'CBTA'] });
    expect(await findField('First Name')).toHaveValue('');
    cleanup();
    await renderRoute(buildPath('METRO'), network, { agencies: ['METRO'] });
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(await findField('First Name')).toHaveValue('Ada');
    expect(await findField('Password')).toHaveValue('');
    // The write was rejected together with the token.
    expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  });

  it('says of a rejected write that it was not applied, also when a read was rejected together with it', async () => {
    const page = await renderRoute('/agency-dashboard/METRO/admin-registration', network, {
      agencies: ['METRO'],
    });
    network.intercept('POST /platform/us-east/auth/api/v3/administrators', neverRespond);
    for (const label of ['First Name', 'Last Name'])
      await enterText(page.user, await findField(label), 'Ada');
    await enterText(page.user, await findField('Email'), 'ada@example.com');
    await enterText(page.user, await findField('Password'), DEMO_PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Create' }));
    const dropped = { abbreviation: 'METRO', token: page.store.getState().session.agencyTokens.METRO ?? '' };
    act(() => {
      page.store.dispatch(agencyTokenDropped({ ...dropped, wasWriteRejected: true }));
      page.store.dispatch(agencyTokenDropped(dropped));
    });
    expect(storedDraft()).toContain('"isOutcomeUnknown":false');
  });

  it('stores no draft when the token of another agency is dropped', async () => {
    const page = await renderRoute('/agency-dashboard/METRO/admin-registration', network, {
      agencies: ['METRO'],
    });
    await enterText(page.user, await findField('First Name'), 'Ada');
    act(() => void page.store.dispatch(agencyTokenDropped({ abbreviation: 'CBTA', token: 'x' })));
    expect(storedDraft()).toBeNull();
    expect(await findField('First Name')).toHaveValue('Ada');
  });
});

describe('forms of an agency', () => {
  const RULES_URL = '/agency-dashboard/CBTA/businessRules?open=2';

  async function openRuleEditor(page: RenderedRoute, identity = 'transfer_minutes') {
    await page.user.click(await screen.findByText(identity));
    return screen.findByLabelText<HTMLInputElement>('Value', { selector: 'input, textarea' });
  }

  it('restores a rule’s draft in the editor of that rule', async () => {
    const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
    const valueField = await openRuleEditor(page);
    const initialValue = valueField.value;
    await page.user.clear(valueField);
    await page.user.type(valueField, '95');
    endSession(page, 'expired');

    const nextPage = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
    const restoredInput = await openRuleEditor(nextPage);
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(restoredInput).toHaveValue('95');
    await nextPage.user.click(screen.getByText('Discard'));
    expect(restoredInput).toHaveValue(initialValue);
    expect(restoredInput).toHaveFocus();
  });

  it('says on the page that a rule’s draft is kept, and opens its editor', async () => {
    const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
    const valueField = await openRuleEditor(page);
    await page.user.clear(valueField);
    await page.user.type(valueField, '95');
    endSession(page, 'expired');

    const { user } = await renderRoute('/agency-dashboard/CBTA/businessRules', network, {
      agencies: ['CBTA'],
    });
    const notice = 'What you had typed is kept.';
    expect(await screen.findByText(notice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open transfer_minutes' }));
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(await findField('Value')).toHaveValue('95');
    await user.click(screen.getByText('Cancel', { selector: '.ant-modal button span' }));
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Search all rules')).toHaveFocus();
  });

  it('Put back opens a rule’s editor with its own value; the draft waits for the next opening', async () => {
    const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
    const initialValue = (await openRuleEditor(page)).value;
    await enterText(page.user, await findField('Value'), '90');
    await page.user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    await screen.findByText('Business Rule Edited Successfully');
    await page.user.click(screen.getByText('Close', { selector: '.ant-modal button span' }));
    await openRuleEditor(page);
    await enterText(page.user, await findField('Value'), '95');
    endSession(page, 'expired');

    const nextPage = await renderRoute('/', network, { agencies: ['CBTA'] });
    await nextPage.user.click((await openJournal(nextPage.user)).getByRole('button', { name: 'Put back' }));
    expect(await findField('Value')).toHaveValue(initialValue);
    expect(screen.queryByText(DRAFT_RESTORED_TEXT)).not.toBeInTheDocument();
    expect(storedDraft()).toContain('95');
  });

  it('stores a rule’s draft as possibly applied while its write is pending', async () => {
    const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
    const valueField = await openRuleEditor(page);
    await page.user.clear(valueField);
    await page.user.type(valueField, '95');
    network.intercept('PATCH', () => new Promise(() => undefined));
    await page.user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    await waitFor(() => expect(network.requests.some((line) => line.startsWith('PATCH'))).toBe(true));
    endSession(page, 'expired');
    expect(JSON.parse(storedDraft() ?? '')).toMatchObject({
      // In the stored format, the text in the rule's editor has the name `draft`.
      values: { draft: '95' },
      isOutcomeUnknown: true,
    });
  });

  it.each([
    ['expired', 'expiredLostInput'],
    ['otherTab', 'otherTabLostInput'],
  ] as const)(
    'stores no draft when the rule’s value looks like a secret, and says so (%s)',
    async (reason, leaveReason) => {
      const page = await renderRoute(RULES_URL, network, { agencies: ['CBTA'] });
      const valueField = await openRuleEditor(page);
      await page.user.clear(valueField);
      // The value has the form of a card key.
      await enterText(page.user, valueField, '0123456789ab');
      endSession(page, reason);
      expect(storedDraft()).toBeNull();
      expect(page.leaveReasons).toEqual([leaveReason]);
    },
  );

  it('restores a correction in the editor of its payment', async () => {
    const buildEditorUrl = (paymentId: number) =>
      `/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}?tab=editPayments&payment=${paymentId}`;
    const page = await renderRoute(buildEditorUrl(PAYMENT_TO_EDIT.paymentId), network, {
      agencies: ['CBTA'],
    });
    await findField('Amount');
    await fillField(page.user, 'Amount', '123');
    await chooseOption(page.user, 'Fare Media', 'Token');
    endSession(page, 'idle');
    expect(JSON.parse(storedDraft() ?? '')).toMatchObject({
      path: `/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}`,
      search: `?region=us-east&tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`,
      form: `payment ${PAYMENT_TO_EDIT.paymentId}`,
      email: OPERATOR_EMAILS.usEast,
      region: 'usEast',
    });
    const { user } = await renderRoute(buildEditorUrl(PAYMENT_TO_EDIT.paymentId), network, {
      agencies: ['CBTA'],
    });
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    expect(await findField('Amount')).toHaveValue('123');
    expect(getChosenOption('Fare Media')).toBe('Token');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await findField('Amount')).toHaveFocus();
  });

  it('restores changed switches and selects their application', async () => {
    const path = '/agency-dashboard/METRO/agency-appfeatures';
    const query = '?application=pay&version=1.0.0&platform=ios';
    const page = await renderRoute(`${path}${query}`, network, { agencies: ['METRO'] });
    const walletSwitch = await screen.findByRole<HTMLButtonElement>('switch', { name: 'pay_wallet' });
    const initialState = walletSwitch.getAttribute('aria-checked');
    await page.user.click(walletSwitch);
    endSession(page, 'expired');

    const { user, currentUrl } = await renderRoute(path, network, { agencies: ['METRO'] });
    expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    const restoredSwitch = await screen.findByRole('switch', { name: 'pay_wallet' });
    expect(restoredSwitch).not.toHaveAttribute('aria-checked', initialState);
    expect(currentUrl()).toBe(`${path}${query}`);
    expect(screen.getByText('1 unsent change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(restoredSwitch).toHaveAttribute('aria-checked', initialState);
    expect(screen.getByLabelText('Application')).toHaveFocus();
  });

  it('Put back sets the switches of its application; the draft of another one is restored beside it', async () => {
    const path = '/agency-dashboard/METRO/agency-appfeatures?application=pay&version=1.0.1&platform=ios';
    const page = await renderRoute(path, network, { agencies: ['METRO'] });
    const clickSwitch = async () =>
      page.user.click(await screen.findByRole('switch', { name: 'pay_wallet' }));
    await clickSwitch();
    await page.user.click(screen.getByRole('button', { name: 'Submit Changes' }));
    await page.user.click(await screen.findByRole('button', { name: 'Submit' }));
    await page.user.click(await screen.findByRole('button', { name: 'make more changes' }));
    await page.user.selectOptions(screen.getByLabelText('Application'), 'pay 1.6.0 ios');
    await clickSwitch();
    endSession(page, 'expired');

    const { user, currentUrl } = await renderRoute('/', network, { agencies: ['METRO'] });
    await user.click((await openJournal(user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('1 unsent change')).toBeVisible();
    expect(currentUrl()).toBe(path);
    expect(screen.getByText(DRAFT_RESTORED_TEXT)).toBeVisible();
    const select = within(screen.getByLabelText('Application'));
    expect(select.getByRole('option', { name: 'pay 1.6.0 ios (unsent changes)' })).toBeInTheDocument();
  });
});
