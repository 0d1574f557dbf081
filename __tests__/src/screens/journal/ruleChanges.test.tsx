import { screen, within } from '@testing-library/react';
import { changesOf, serializeJournal, lastChangeOf, openJournal } from '@tests/support/journalFixture';
import { respondWith, loseConnection } from '@tests/support/fakeNetwork';
import {
  recordPatchBodies,
  changeRuleOnServer,
  findDialog,
  jsonInput,
  openRule,
  findOutcomeDialog,
  patchRequests,
  dialogButton,
  openWithMinutes,
  valueInput,
  network,
} from '@tests/support/ruleFixture';

const RULE = '/businessrules/api/v1/rule?';

const IS_MINUTES = { kind: 'rule', category: '2', identity: 'transfer_minutes' };

it('a rule’s update succeeds: before and after as the texts that they are', async () => {
  const page = await openWithMinutes('9007199254740993');
  await page.submit();
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(lastChangeOf(page)).toMatchObject({
    object: IS_MINUTES,
    agency: 'CBTA',
    outcome: 'succeeded',
    message: 'Business Rule Edited Successfully',
  });
  expect(lastChangeOf(page).before).toMatch(/^\{"\w+":\d+\}$/);
  expect(lastChangeOf(page).after).toContain(':9007199254740993}');
  expect(changesOf(page)).toHaveLength(1);
});

it('fails, with the message that is shown', async () => {
  const page = await openWithMinutes();
  network.intercept(RULE, respondWith(400, { message: 'Too long' }));
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(lastChangeOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Unable to edit business rule. Failed with status: 400. Too long.',
  });
});

it('is unknown, until a check finds out', async () => {
  const page = await openWithMinutes();
  network.intercept(RULE, loseConnection);
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  await page.user.click(dialogButton('Check now'));
  await screen.findByText(/the rule has its old value/);
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('is no write where nothing was sent', async () => {
  const page = await openWithMinutes();
  network.intercept('/businessrules/api/v1/rules/', respondWith(403));
  await page.submit();
  await findOutcomeDialog('Business Rule Edit Failure');
  expect(patchRequests()).toEqual([]);
  expect(changesOf(page)).toEqual([]);
});

it('of a rule that looks secret there are no values', async () => {
  const page = await openRule('transfers', 'transfer_notice');
  await page.user.clear(valueInput());
  await page.user.type(valueInput(), 'canary token 81');
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
  it('opens the editor with the earlier value; the ordinary Submit sends it', async () => {
    const page = await openRule('transfers', 'transfer_minutes');
    const was = valueInput().value;
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
    const editor = within(await findDialog('transfer_minutes'));
    expect(screen.queryByRole('dialog', { name: 'Changes of this session' })).not.toBeInTheDocument();
    expect(page.currentUrl()).toBe('/agency-dashboard/CBTA/businessRules?open=2');
    expect(valueInput().value).toBe(was);
    expect(editor.getByRole('list', { name: 'Difference' })).toHaveTextContent('90');
    // Nothing was sent by opening it, and the address has nothing of it.
    expect(patchRequests()).toEqual([]);
    expect(window.history.state).not.toMatchObject({ usr: expect.anything() as unknown });
    const sent = recordPatchBodies();
    await page.user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sent[0]).toContain(`"rule":${before}`);
    expect(changesOf(page)).toHaveLength(2);
  });

  it('shows a value of somebody else first, as any update does', async () => {
    const page = await openWithMinutes('90');
    await page.submit();
    await findOutcomeDialog('Business Rule Edited Successfully');
    await page.user.click(dialogButton('Close'));
    const drawer = await openJournal(page.user);
    await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
    await findDialog('transfer_minutes');
    const [key] = Object.keys(JSON.parse(lastChangeOf(page).before ?? '') as object);
    await changeRuleOnServer('transfers', 'transfer_minutes', `{"${key}":17}`);
    await page.user.click(dialogButton('Submit'));
    expect(await screen.findByText(/has changed since you opened it/)).toBeInTheDocument();
    expect(patchRequests()).toHaveLength(1);
  });

  it('says so where the rule can’t be read, and where it is of another kind by now', async () => {
    const page = await openWithMinutes('90');
    await page.submit();
    await findOutcomeDialog('Business Rule Edited Successfully');
    await page.user.click(dialogButton('Close'));
    network.intercept('/businessrules/api/v1/rules/', respondWith(403), 1);
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Could not open the editor with the previous value')).toBeInTheDocument();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"other":"a text"}');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/has a different type now/)).toBeInTheDocument();
    expect(jsonInput).toThrow();
  });

  it('gives up where another rule was opened while it read: what is typed there stays', async () => {
    const page = await openWithMinutes('90');
    await page.submit();
    await findOutcomeDialog('Business Rule Edited Successfully');
    await page.user.click(dialogButton('Close'));
    let goOn = (): void => undefined;
    const read = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    network.intercept(
      '/businessrules/api/v1/rules/',
      async (request) => {
        await read;
        return network.platform.app.fetch(request);
      },
      1,
    );
    await page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
    expect(await screen.findByText('Loading transfer_minutes…')).toHaveAttribute('role', 'status');
    await page.user.click(screen.getByText('transfer_notice'));
    await findDialog('transfer_notice');
    await page.user.clear(valueInput());
    await page.user.type(valueInput(), '4242');
    goOn();
    expect(
      await screen.findByText('Another rule was opened before transfer_minutes was loaded.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Loading transfer_minutes…')).not.toBeInTheDocument();
    await findDialog('transfer_notice');
    expect(valueInput()).toHaveValue('4242');
    // Again, once that one is closed.
    await page.user.click(dialogButton('Cancel'));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog('transfer_minutes');
    expect(valueInput()).not.toHaveValue('4242');
  });
});
