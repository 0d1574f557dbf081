import { screen, waitFor, within } from '@testing-library/react';
import { replaceText } from '@tests/support/enterText';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';
import {
  changeRuleOnServer,
  dialogButton,
  findDialog,
  findOutcomeDialog,
  jsonInput,
  network,
  openMinutesRule,
  openRule,
  valueInput,
} from '@tests/support/ruleFixture';

// `openMinutesRule` opens transfer_minutes, whose value is 75, and types a new value, by default 90.
describe('an unknown outcome', () => {
  /** Submits a new value and loses the response of the PATCH. With `isApplied` the platform applies the value. */
  async function submitAndLoseResponse({ isApplied }: { isApplied: boolean }) {
    const page = await openMinutesRule();
    network.intercept('PATCH', isApplied ? network.applyThenLoseConnection : loseConnection);
    await page.submit();
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('It may have been applied: no reliable response');
    return { ...page, dialog };
  }

  it('Check now reports success when the value was applied', async () => {
    const { user } = await submitAndLoseResponse({ isApplied: true });
    await user.click(dialogButton('Check now'));
    const dialog = await findOutcomeDialog('Business Rule Edited Successfully');
    expect(dialog).toHaveTextContent('Applied: transfer_minutes has the new value.');
    expect(network.requestsTo('PATCH')).toHaveLength(1);
  });

  it('Check now finds the value that the platform writes in another way', async () => {
    const { user } = await openRule('account', 'overdraft');
    await replaceText(user, jsonInput(), '{"allowed":true,"cents":300,"roles":["café"]}');
    network.intercept('PATCH', async () => {
      await changeRuleOnServer('account', 'overdraft', '{"roles":["caf\\u00e9"],"cents":300,"allowed":true}');
      return loseConnection();
    });
    await user.click(dialogButton('Submit'));
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('It may have been applied');
    await user.click(dialogButton('Check now'));
    await findOutcomeDialog('Business Rule Edited Successfully');
  });

  it('Check now reports not applied when only the order of the keys was edited, and is the old one', async () => {
    const { user } = await openRule('account', 'overdraft');
    await replaceText(user, jsonInput(), '{"cents":250,"allowed":true,"roles":["driver","administrator"]}');
    network.intercept('PATCH', respondWith(500));
    await user.click(dialogButton('Submit'));
    const dialog = await findOutcomeDialog('Business Rule Edit Failure');
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule has its old value/)).toBeInTheDocument();
  });

  it('Check now reports not applied when the rule has its old value, and the platform has had time for the new one', async () => {
    const { user, dialog } = await submitAndLoseResponse({ isApplied: false });
    const clockSpy = passTime(30_000);
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule has its old value/)).toBeInTheDocument();
    clockSpy.mockRestore();
    expect(dialog).toHaveTextContent('Not applied');
    expect(network.requestsTo('PATCH')).toHaveLength(1);
  });

  it('stays unknown when the rule cannot be loaded; a second Try again returns to the editor', async () => {
    const { user, dialog } = await submitAndLoseResponse({ isApplied: false });
    // The read of one rule; the list of rules has the path `/rules?`.
    network.intercept('/rules/', respondWith(400));
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule could not be loaded/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    await user.click(dialogButton('Try again'));
    expect(await screen.findByLabelText('Value', { selector: 'input' })).toHaveValue('90');
    expect(network.requestsTo('PATCH')).toHaveLength(1);
  });

  it('stays unknown when the rule has another value; a new Submit shows both values first', async () => {
    const { user, dialog } = await submitAndLoseResponse({ isApplied: false });
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":5}');
    await user.click(dialogButton('Check now'));
    expect(await within(dialog).findByText(/the rule has another value now/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    await user.click(dialogButton('Try again'));
    await user.click(dialogButton('Submit'));
    expect(await screen.findByLabelText('Now')).toHaveTextContent('5');
    expect(network.requestsTo('PATCH')).toHaveLength(1);
  });
});

describe('a conflict with a change by someone else', () => {
  async function openConflict() {
    const page = await openMinutesRule();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":60}');
    await page.submit();
    const dialog = await findDialog('transfer_minutes has changed since you opened it');
    return { ...page, dialog };
  }

  it('shows what was opened, what is now and what was typed, and sends nothing', async () => {
    const { dialog } = await openConflict();
    expect(within(dialog).getByLabelText('Yours')).toHaveTextContent('90');
    expect(within(dialog).getByLabelText('Now')).toHaveTextContent('60');
    expect(within(dialog).getByLabelText('Opened')).toHaveTextContent('75');
    expect(within(dialog).getByLabelText('What has changed since you opened it')).toHaveTextContent('75→60');
    expect(within(dialog).getByLabelText('What “Send mine over it” would change')).toHaveTextContent('60→90');
    expect(dialog).toHaveTextContent(/US East›CBTA.*›Business rules›/);
    expect(dialogButton('Take theirs').closest('button')).toHaveClass('ant-btn-primary');
    expect(dialogButton('Send mine over it').closest('button')).not.toHaveClass('ant-btn-primary');
    expect(network.requestsTo('PATCH')).toEqual([]);
  });

  it('Send mine over it sends nothing when the rule cannot be loaded again', async () => {
    const { user } = await openConflict();
    network.intercept('GET /platform/us-east/businessrules/api/v1/rules/', respondWith(500));
    await user.click(dialogButton('Send mine over it'));
    await findOutcomeDialog('Business Rule Edit Failure');
    expect(network.requestsTo('PATCH')).toEqual([]);
  });

  it('Send mine over it sends the operator’s value; another new value opens the conflict again', async () => {
    const { user } = await openConflict();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":61}');
    await user.click(dialogButton('Send mine over it'));
    await waitFor(() => expect(screen.getByLabelText('Now')).toHaveTextContent('61'));
    expect(screen.getByLabelText('Opened')).toHaveTextContent('60');
    const sentBodies = network.recordBodies('PATCH');
    await user.dblClick(dialogButton('Send mine over it'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    expect(sentBodies).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":90}}']);
  });

  it.each([
    ['became a boolean', 'transfer_notice', 'hello world', '{"text":true}'],
    ['became a string', 'transfer_minutes', '90', '{"minutes":"60"}'],
    ['has another key', 'transfer_minutes', '90', '{"hours":1}'],
    ['became a list', 'transfer_minutes', '90', '{"minutes":[60]}'],
  ])('Send mine over it sends the shown value to a rule that %s', async (_, identity, typed, theirs) => {
    const { user } = await openRule('transfers', identity);
    await replaceText(user, valueInput(), typed);
    await changeRuleOnServer('transfers', identity, theirs);
    await user.click(dialogButton('Submit'));
    expect(await screen.findByLabelText('Yours')).toHaveTextContent(typed);
    const sentBodies = network.recordBodies('PATCH');
    await user.click(dialogButton('Send mine over it'));
    await findOutcomeDialog('Business Rule Edited Successfully');
    const value = identity === 'transfer_notice' ? '{"text":"hello world"}' : '{"minutes":90}';
    expect(sentBodies).toEqual([`{"identity":"${identity}","category":2,"rule":${value}}`]);
  });

  it('Try again after Send mine over it opens an editor of the operator’s type, which must be ticked', async () => {
    const { user, submit } = await openMinutesRule();
    await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":true}');
    await submit();
    await findDialog('transfer_minutes has changed since you opened it');
    network.intercept('PATCH', respondWith(400));
    await user.click(dialogButton('Send mine over it'));
    await findOutcomeDialog('Business Rule Edit Failure');
    await user.click(dialogButton('Try again'));
    expect(await screen.findByLabelText('Value', { selector: 'input' })).toHaveValue('90');
    expect(screen.getByLabelText('Change the type from boolean to number')).not.toBeChecked();
  });

  it.each([
    ['Take theirs', ['Take theirs']],
    ['Cancel, also of the editor,', ['Cancel', 'Cancel']],
  ])('%s sends nothing and shows the other value in the table', async (_, buttons) => {
    const { user } = await openConflict();
    for (const button of buttons) await user.click(dialogButton(button));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('60', { selector: 'td' })).toBeInTheDocument();
    expect(network.requestsTo('PATCH')).toEqual([]);
  });

  it('Cancel returns to the typed value, compared with the value of now, which is no conflict any more', async () => {
    const { user } = await openConflict();
    await user.click(dialogButton('Cancel'));
    expect(valueInput()).toHaveValue('90');
    expect(screen.getByLabelText('Old and new value')).toHaveTextContent('60→90');
    expect(network.requestsTo('PATCH')).toEqual([]);
    await user.click(dialogButton('Submit'));
    await findOutcomeDialog('Business Rule Edited Successfully');
  });

  it('the same value from someone else is no conflict', async () => {
    const { user } = await openRule('account', 'overdraft');
    await replaceText(user, jsonInput(), '{"allowed":true,"cents":300,"roles":["café"]}');
    await changeRuleOnServer('account', 'overdraft', '{"roles":["caf\\u00e9"],"cents":300,"allowed": true}');
    await user.click(dialogButton('Submit'));
    const dialog = await findOutcomeDialog('Business Rule Edited Successfully');
    // The write has changed the value of just before it, not the 250 cents that were opened.
    expect(dialog).toHaveTextContent('caf\\u00e9');
    expect(dialog).not.toHaveTextContent('250');
  });
});

describe('leaving the page', () => {
  it('asks when the typed value differs from the rule’s value', async () => {
    const { user, currentUrl } = await openMinutesRule('1');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(dialogButton('Stay'));
    expect(valueInput()).toHaveValue('1');
    expect(currentUrl()).toContain('/businessRules');
  });

  it('does not ask when the typed value equals the rule’s value', async () => {
    const { user } = await openMinutesRule('075');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
  });

  it('sends nothing when the page is left during the reading before the write', async () => {
    const page = await openMinutesRule();
    const release = network.hold('/rules/');
    await page.submit();
    await findOutcomeDialog('Editing business rule...');
    await page.goTo('/agency-dashboard/CBTA');
    expect(screen.queryByText(/may still be applied/)).not.toBeInTheDocument();
    await page.user.click(dialogButton('Leave'));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    release();
    // The reading ends before the one of this page does.
    await page.goTo('/agency-dashboard/CBTA/businessRules?open=2');
    await screen.findByText('75', { selector: 'td' });
    expect(network.requestsTo('PATCH')).toEqual([]);
    expect(changesOf(page)).toEqual([]);
  });
});
