import { screen, within } from '@testing-library/react';
import {
  ADD_REQUEST,
  findSwitch,
  network,
  submitChanges,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton, getQueue } from '@tests/support/controls';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { openCopyQueue } from '@tests/support/featuresQueueFixture';
import { passTime } from '@tests/support/passTime';

const getBar = () => within(getQueue());

/** Sends a queue's addition of pay_wallet without an answer, leaves the page, and comes back by the queue's link. */
async function openUnknownItem() {
  const page = await openCopyQueue(['mod_booking', 'pay_wallet'], { active: ['mod_booking'] });
  const { user } = page;
  await waitForSwitch('pay_wallet', 'on');
  network.intercept(ADD_REQUEST, loseConnection, 1);
  await submitChanges(user);
  await screen.findByText('Failed to apply changes');
  await clickButton(user, 'return to dashboard');
  await user.click(await screen.findByRole('link', { name: 'Queue 1 of 1: pay 1.0.0 ios' }));
  await waitForSwitch('pay_wallet', 'off');
  expect(await getBar().findByText(/ · unknown: it may have been applied$/)).toBeVisible();
  return page;
}

it('Check now of the queue finds that what was sent is in effect, also for the journal', async () => {
  const { user, store, active } = await openUnknownItem();
  active.push('pay_wallet');
  const sentCount = network.listWrites().length;
  await user.click(getBar().getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Changes applied successfully!')).toBeVisible();
  expect(getBar().getByText('1 of 1: pay 1.0.0 ios · done')).toBeInTheDocument();
  expect(store.getState().journal?.changes.at(-1)).toMatchObject({ outcome: 'succeeded' });
  await clickButton(user, 'make more changes');
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();
  expect(network.listWrites()).toHaveLength(sentCount);
});

it('Check now of the queue finds that it was not applied, and leads to sending it again', async () => {
  const { user, store } = await openUnknownItem();
  const getChange = () => store.getState().journal?.changes.at(-1);
  await user.click(getBar().getByRole('button', { name: 'Check now' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Not applied so far/)).toBeVisible();
  expect(getChange()).toMatchObject({ outcome: 'unknown' });
  passTime(60_000);
  await user.click(dialog.getByRole('button', { name: 'Check now' }));
  expect(await dialog.findByText('Not applied')).toBeVisible();
  expect(getChange()).toMatchObject({ outcome: 'failed', message: 'Not added: pay_wallet.' });
  expect(dialog.queryByText(/likely/)).not.toBeInTheDocument();
  expect(getBar().getByText(/ · failed/)).toBeInTheDocument();
  network.intercept(ADD_REQUEST, respondWith(200), 1);
  await clickButton(user, 'try again');
  expect(within(await screen.findByRole('dialog')).getByText('pay_wallet')).toBeVisible();
});

it('Check now of the queue keeps another unsent switch, and try again does not send it', async () => {
  const { user } = await openUnknownItem();
  await user.click(await findSwitch('mod_booking'));
  passTime(60_000);
  await user.click(getBar().getByRole('button', { name: 'Check now' }));
  await screen.findByText('Not applied');
  await clickButton(user, 'try again');
  const dialog = within(await screen.findByRole('dialog', { name: /^Change features of/ }));
  expect(dialog.getByText('pay_wallet')).toBeVisible();
  expect(dialog.queryByText('mod_booking')).not.toBeInTheDocument();
  await clickButton(user, 'Cancel');
  expect(await screen.findByText('2 unsent changes')).toBeVisible();
});

it('try again sends only what was submitted also after a check that could not read all features', async () => {
  const { user, active } = await openUnknownItem();
  await user.click(await findSwitch('mod_booking'));
  // A row without a name.
  active.push(null as never);
  await user.click(getBar().getByRole('button', { name: 'Check now' }));
  await user.click(await screen.findByRole('button', { name: 'try again' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change features of/ }));
  expect(dialog.getByText('pay_wallet')).toBeVisible();
  expect(dialog.queryByText('mod_booking')).not.toBeInTheDocument();
});

it('the dashboard asks about another unsent switch after Check now has found that the queue’s is applied', async () => {
  const { user, active } = await openUnknownItem();
  await user.click(await findSwitch('mod_booking'));
  active.push('pay_wallet');
  await user.click(getBar().getByRole('button', { name: 'Check now' }));
  await screen.findByText('Changes applied successfully!');
  await clickButton(user, 'return to dashboard');
  await clickButton(user, 'Stay');
  await clickButton(user, 'make more changes');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(await findSwitch('mod_booking')).not.toBeChecked();
});
