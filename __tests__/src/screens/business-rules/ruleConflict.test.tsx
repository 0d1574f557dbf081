import { screen, waitFor, within } from '@testing-library/react';
import { respondWith, loseConnection } from '@tests/support/fakeNetwork';
import {
  recordPatchBodies,
  changeRuleOnServer,
  findDialog,
  findOutcomeDialog,
  patchRequests,
  dialogButton,
  openWithMinutes,
  valueInput,
  network,
} from '@tests/support/ruleFixture';

describe('an uncertain outcome', () => {
  /** The PATCH's answer is lost, after it was carried out or before. */
  async function loseAnswer(isApplied: boolean) {
    const page = await openWithMinutes();
    network.intercept('PATCH', async (request) => {
      if (isApplied) await network.platform.app.fetch(request);
      return loseConnection();
    });
    await page.submit();
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('It may have been applied all the same');
    return { ...page, dialog };
  }

  it('that was applied', async () => {
    const { user } = await loseAnswer(true);
    await user.click(dialogButton('Check now'));
    const dialog = await findOutcomeDialog('Business Rule Edited Successfully');
    expect(dialog).toHaveTextContent('Applied: transfer_minutes has the new value.');
    expect(patchRequests()).toHaveLength(1);
  });

  it('that was not applied', async () => {
    const { user, dialog } = await loseAnswer(false);
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule has its old value/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Not applied');
    expect(patchRequests()).toHaveLength(1);
  });

  it('that stays unknown without an answer: not sent again', async () => {
    const { user, dialog } = await loseAnswer(false);
    network.intercept('/rules/', respondWith(400));
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule could not be loaded/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    expect(dialogButton('Try again').closest('button')).toBeDisabled();
  });

  it('that stays unknown by a third value: sending again shows both first', async () => {
    const { user, dialog } = await loseAnswer(false);
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":5}');
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/someone else has changed the rule/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    expect(dialog).not.toHaveTextContent('Sending it again is disabled');
    await user.click(dialogButton('Try again'));
    await user.click(dialogButton('Submit'));
    expect(await screen.findByLabelText('Theirs, on the platform now')).toHaveTextContent('5');
    expect(patchRequests()).toHaveLength(1);
  });
});

describe('a rule that was changed meanwhile', () => {
  async function conflict() {
    const page = await openWithMinutes();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":60}');
    await page.submit();
    const dialog = await findDialog('transfer_minutes has changed since you opened it');
    return { ...page, dialog };
  }

  it('shows both values, and sends nothing', async () => {
    const { dialog } = await conflict();
    expect(within(dialog).getByLabelText('Mine')).toHaveTextContent('90');
    expect(within(dialog).getByLabelText('Theirs, on the platform now')).toHaveTextContent('60');
    expect(dialog).toHaveTextContent('Region - US East');
    expect(patchRequests()).toEqual([]);
  });

  it('keep mine sends nothing where the rule cannot be read again', async () => {
    const { user } = await conflict();
    network.intercept('GET /platform/us-east/businessrules/api/v1/rules/', respondWith(500));
    await user.click(dialogButton('Keep mine'));
    await findOutcomeDialog('Business Rule Edit Failure');
    expect(patchRequests()).toEqual([]);
  });

  it('keep mine sends mine; a third value is shown again', async () => {
    const { user } = await conflict();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":61}');
    await user.click(dialogButton('Keep mine'));
    await waitFor(() => expect(screen.getByLabelText('Theirs, on the platform now')).toHaveTextContent('61'));
    const sent = recordPatchBodies();
    await user.dblClick(dialogButton('Keep mine'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sent).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":90}}']);
  });

  it('take theirs sends nothing, and shows theirs in the table', async () => {
    const { user } = await conflict();
    await user.click(dialogButton('Take theirs'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('60', { selector: 'td' })).toBeInTheDocument();
    expect(patchRequests()).toEqual([]);
  });

  it('cancel leads back to the draft', async () => {
    const { user } = await conflict();
    await user.click(dialogButton('Cancel'));
    expect(valueInput()).toHaveValue('90');
    expect(patchRequests()).toEqual([]);
  });

  it('the same value as mine is no conflict', async () => {
    const { submit } = await openWithMinutes();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{ "minutes": 90 }');
    await submit();
    expect(await findOutcomeDialog('Business Rule Edited Successfully')).toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('asks where the draft differs', async () => {
    const { user, currentUrl } = await openWithMinutes('1');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(dialogButton('Stay'));
    expect(valueInput()).toHaveValue('1');
    expect(currentUrl()).toContain('/businessRules');
  });

  it('does not ask where it says the same', async () => {
    const { user } = await openWithMinutes('075');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
  });
});
