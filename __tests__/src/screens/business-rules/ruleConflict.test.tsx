import { screen, waitFor, within } from '@testing-library/react';
import { answer, lostConnection } from '@tests/support/platform';
import {
  bodies,
  changeElsewhere,
  dialogOf,
  outcome,
  patches,
  press,
  submitMinutes,
  value,
  wire,
} from '@tests/support/rulePage';

describe('an uncertain outcome', () => {
  /** The PATCH's answer is lost, after it was carried out or before. */
  async function loseAnswer(isApplied: boolean) {
    const page = await submitMinutes();
    wire.fault('PATCH', async (request) => {
      if (isApplied) await wire.platform.site.fetch(request);
      return lostConnection();
    });
    await page.submit();
    const dialog = await outcome('Business Rule Edit Failure');
    expect(dialog).toHaveTextContent('It may have been applied all the same');
    return { ...page, dialog };
  }

  it('that was applied', async () => {
    const { user } = await loseAnswer(true);
    await user.click(press('Check now'));
    const dialog = await outcome('Business Rule Edited Successfully');
    expect(dialog).toHaveTextContent('Applied: transfer_minutes has the new value.');
    expect(patches()).toHaveLength(1);
  });

  it('that was not applied', async () => {
    const { user, dialog } = await loseAnswer(false);
    await user.click(press('Check now'));
    expect(await within(dialog).findByText(/the rule has its old value/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Not applied');
    expect(patches()).toHaveLength(1);
  });

  it('that stays unknown without an answer: not sent again', async () => {
    const { user, dialog } = await loseAnswer(false);
    wire.fault('/rules/', answer(400));
    await user.click(press('Check now'));
    expect(await within(dialog).findByText(/the rule could not be read/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    expect(press('Try again').closest('button')).toBeDisabled();
  });

  it('that stays unknown by a third value: sending again shows both first', async () => {
    const { user, dialog } = await loseAnswer(false);
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":5}');
    await user.click(press('Check now'));
    expect(await within(dialog).findByText(/has a value of somebody else by now/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Still unknown');
    expect(dialog).not.toHaveTextContent('Sending it again is disabled');
    await user.click(press('Try again'));
    await user.click(press('Submit'));
    expect(await screen.findByLabelText('Theirs, on the platform now')).toHaveTextContent('5');
    expect(patches()).toHaveLength(1);
  });
});

describe('a rule that was changed meanwhile', () => {
  async function conflict() {
    const page = await submitMinutes();
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":60}');
    await page.submit();
    const dialog = await dialogOf('transfer_minutes has changed since you opened it');
    return { ...page, dialog };
  }

  it('shows both values, and sends nothing', async () => {
    const { dialog } = await conflict();
    expect(within(dialog).getByLabelText('Mine')).toHaveTextContent('90');
    expect(within(dialog).getByLabelText('Theirs, on the platform now')).toHaveTextContent('60');
    expect(dialog).toHaveTextContent('Region - US East');
    expect(patches()).toEqual([]);
  });

  it('keep mine sends nothing where the rule cannot be read again', async () => {
    const { user } = await conflict();
    wire.fault('GET /platform/us-east/businessrules/api/v1/rules/', answer(500));
    await user.click(press('Keep mine'));
    await outcome('Business Rule Edit Failure');
    expect(patches()).toEqual([]);
  });

  it('keep mine sends mine; a third value is shown again', async () => {
    const { user } = await conflict();
    await changeElsewhere('transfers', 'transfer_minutes', '{"minutes":61}');
    await user.click(press('Keep mine'));
    await waitFor(() => expect(screen.getByLabelText('Theirs, on the platform now')).toHaveTextContent('61'));
    const sent = bodies();
    await user.dblClick(press('Keep mine'));
    await outcome('Business Rule Edited Successfully');
    expect(sent).toEqual(['{"identity":"transfer_minutes","category":2,"rule":{"minutes":90}}']);
  });

  it('take theirs sends nothing, and shows theirs in the table', async () => {
    const { user } = await conflict();
    await user.click(press('Take theirs'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('60', { selector: 'td' })).toBeInTheDocument();
    expect(patches()).toEqual([]);
  });

  it('cancel leads back to the draft', async () => {
    const { user } = await conflict();
    await user.click(press('Cancel'));
    expect(value()).toHaveValue('90');
    expect(patches()).toEqual([]);
  });

  it('the same value as mine is no conflict', async () => {
    const { submit } = await submitMinutes();
    await changeElsewhere('transfers', 'transfer_minutes', '{ "minutes": 90 }');
    await submit();
    expect(await outcome('Business Rule Edited Successfully')).toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('asks where the draft differs', async () => {
    const { user, address } = await submitMinutes('1');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(press('Stay'));
    expect(value()).toHaveValue('1');
    expect(address()).toContain('/businessRules');
  });

  it('does not ask where it says the same', async () => {
    const { user } = await submitMinutes('075');
    await user.click(screen.getByText('All Agencies'));
    expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
  });
});
