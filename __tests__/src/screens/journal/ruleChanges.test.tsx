import { act, screen, within } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import * as ruleEditorLoader from '@/screens/business-rules/editor/loadRuleEditor';
import { agencyTokenDropped } from '@/session/auth/sessionSlice';
import { replaceText } from '@tests/support/enterText';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { changesOf, lastChangeOf, openJournal, serializeJournal } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';
import {
  changeRuleOnServer,
  dialogButton,
  findDialog,
  findOutcomeDialog,
  network,
  openMinutesRule,
  openRule,
  valueInput,
} from '@tests/support/ruleFixture';

const RULE_PATH = '/businessrules/api/v1/rule?';

const TRANSFER_MINUTES = { kind: 'rule', category: '2', identity: 'transfer_minutes' };

it('records the value before and after an update without losing digits', async () => {
  const page = await openMinutesRule('9007199254740993');
  await page.submit();
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(lastChangeOf(page)).toMatchObject({
    object: TRANSFER_MINUTES,
    agency: 'CBTA',
    outcome: 'succeeded',
    message: 'Business Rule Edited Successfully',
  });
  expect(lastChangeOf(page).before).toMatch(/^\{"\w+":\d+\}$/);
  expect(lastChangeOf(page).after).toContain(':9007199254740993}');
  expect(changesOf(page)).toHaveLength(1);
});

it('records a failure with the message on the screen', async () => {
  const page = await openMinutesRule();
  network.intercept(RULE_PATH, respondWith(400, { message: 'Too long' }));
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(lastChangeOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Unable to edit business rule. Failed with status: 400. Too long.',
  });
});

it('records an unknown outcome until Check now verifies the edit', async () => {
  const page = await openMinutesRule();
  network.intercept(RULE_PATH, loseConnection);
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  const clockSpy = passTime(30_000);
  await page.user.click(dialogButton('Check now'));
  await screen.findByText(/the rule has its old value/);
  clockSpy.mockRestore();
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('records nothing when nothing was sent', async () => {
  const page = await openMinutesRule();
  // The read of the rule before the PATCH.
  network.intercept('/businessrules/api/v1/rules/', respondWith(403));
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(network.requestsTo('PATCH')).toEqual([]);
  expect(changesOf(page)).toEqual([]);
});

it('records no values of an edit whose new value looks like a secret', async () => {
  const page = await openRule('transfers', 'transfer_notice');
  await replaceText(page.user, valueInput(), 'canary token 81');
  await page.user.click(dialogButton('Submit'));
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(changesOf(page)).toMatchObject([{ before: null, after: null, withheld: 'secret' }]);
  expect(serializeJournal(page)).not.toContain('canary');
  await page.user.click(dialogButton('Close'));
  const drawer = await openJournal(page.user);
  expect(drawer.getByText(/•••/)).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

describe('Put back', () => {
  async function editMinutesRule(minutes = '90') {
    const page = await openMinutesRule(minutes);
    await page.submit();
    await findOutcomeDialog('Business Rule Edited Successfully');
    await page.user.click(dialogButton('Close'));
    return page;
  }

  it('opens the editor with the previous value, and Submit sends it', async () => {
    const page = await openRule('transfers', 'transfer_minutes');
    const originalValue = valueInput().value;
    await page.user.clear(valueInput());
    await page.user.type(valueInput(), '90');
    await page.user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    await page.user.click(dialogButton('Close'));
    network.requests.length = 0;
    await page.goTo('/');
    const { before } = lastChangeOf(page);
    const drawer = await openJournal(page.user);
    await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
    const editor = within(await findDialog('Edit transfer_minutes'));
    expect(screen.queryByRole('dialog', { name: 'Changes of this session' })).not.toBeInTheDocument();
    expect(page.currentUrl()).toBe('/agency-dashboard/CBTA/businessRules?open=2');
    expect(valueInput().value).toBe(originalValue);
    expect(editor.getByRole('list', { name: 'Difference' })).toHaveTextContent('90');
    // Opening the editor sends nothing and leaves no location state, which React Router stores as `usr`.
    expect(network.requestsTo('PATCH')).toEqual([]);
    expect(window.history.state).not.toMatchObject({ usr: expect.anything() as unknown });
    const sentBodies = network.recordBodies('PATCH');
    await page.user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies[0]).toContain(`"rule":${before}`);
    const [change, revert] = changesOf(page);
    expect(revert).toMatchObject({ revertedId: change?.id });
    await page.user.click(dialogButton('Close'));
    await openJournal(page.user);
    // Of the second change only.
    expect(screen.getAllByRole('button', { name: 'Put back' })).toHaveLength(1);
  });

  it('opens the editor after AGENCY LOGIN, which opens first if the agency’s session has ended', async () => {
    const page = await editMinutesRule();
    await page.goTo('/');
    const token = page.store.getState().session.agencyTokens.CBTA ?? '';
    act(() => void page.store.dispatch(agencyTokenDropped({ abbreviation: 'CBTA', token })));
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
    await findDialog('Edit transfer_minutes');
    expect(valueInput()).toHaveValue('75');
  });

  it('shows a conflict when someone else changed the rule in the meantime', async () => {
    const page = await editMinutesRule();
    const drawer = await openJournal(page.user);
    await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
    await findDialog('Edit transfer_minutes');
    const [key] = Object.keys(JSON.parse(lastChangeOf(page).before ?? '') as object);
    await changeRuleOnServer('transfers', 'transfer_minutes', `{"${key}":17}`);
    await page.user.click(dialogButton('Submit'));
    await findDialog('transfer_minutes has changed since you opened it');
    expect(network.requestsTo('PATCH')).toHaveLength(1);
  });

  it('shows why the editor was not opened; Try again opens it, and a change of the type must be ticked', async () => {
    const page = await editMinutesRule();
    network.intercept('/businessrules/api/v1/rules/', respondWith(403), 1);
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Could not open the editor with the previous value')).toBeInTheDocument();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":"a text"}');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    const editor = within(await findDialog('Edit transfer_minutes'));
    expect(valueInput()).toHaveValue('75');
    await page.user.click(editor.getByLabelText('Change the type from string to number'));
    const sentBodies = network.recordBodies('PATCH');
    await page.user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies[0]).toContain('"rule":{"minutes":75}');
  });

  it('names the reason when the editor can’t set the previous value of the same type', async () => {
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":-1}');
    const page = await editMinutesRule('5');
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('The editor can’t set this value: The minimum is 0.')).toBeInTheDocument();
    // No editor was opened.
    expect(valueInput).toThrow();
  });

  it('says so when the rule’s category is not in the list any more', async () => {
    const page = await editMinutesRule();
    network.intercept('/categories', respondWith(200, [{ id: 1, name: 'Fare Capping' }]), 1);
    const query = businessrulesApi.endpoints.listCategories.initiate(
      { agency: 'CBTA' },
      { forceRefetch: true, subscribe: false },
    );
    await act(() => page.store.dispatch(query));
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(
      await screen.findByText('The category of transfer_minutes is not in the loaded list of categories.'),
    ).toBeInTheDocument();
    // The list has the category again.
    await act(() => page.store.dispatch(query));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog('Edit transfer_minutes');
  });

  it('says so when the editor’s code cannot be loaded, and Try again loads it', async () => {
    const page = await editMinutesRule();
    const loadSpy = jest.spyOn(ruleEditorLoader, 'loadRuleEditor').mockRejectedValue(new Error('no chunk'));
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText(CODE_NOT_LOADED_TEXT)).toBeInTheDocument();
    expect(valueInput).toThrow();
    loadSpy.mockRestore();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog('Edit transfer_minutes');
    expect(valueInput().value).not.toBe('90');
  });

  it('does not replace another rule that was opened while the rule was loading', async () => {
    const page = await editMinutesRule();
    const releaseResponse = network.hold('/businessrules/api/v1/rules/');
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Loading transfer_minutes…')).toHaveAttribute('role', 'status');
    await page.user.click(screen.getByText('transfer_notice'));
    await findDialog('Edit transfer_notice');
    await replaceText(page.user, valueInput(), '4242');
    releaseResponse();
    expect(
      await screen.findByText('Another rule was opened before transfer_minutes was loaded.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Loading transfer_minutes…')).not.toBeInTheDocument();
    await findDialog('Edit transfer_notice');
    expect(valueInput()).toHaveValue('4242');
    // Try again works once the other rule is closed.
    await page.user.click(dialogButton('Cancel'));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog('Edit transfer_minutes');
    expect(valueInput()).not.toHaveValue('4242');
  });
});
