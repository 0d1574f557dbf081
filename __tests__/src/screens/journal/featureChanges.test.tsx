import { screen, within } from '@testing-library/react';
import {
  ADD_REQUEST,
  openConfirmDialog,
  findSwitch,
  openAppFeatures,
  openAppFeaturesFixture,
  clickButton,
  ACTIVE_FEATURES_PATH,
  REMOVE_REQUEST,
  writeRequests,
} from '@tests/support/appFeaturesFixture';
import { changesOf, lastChangeOf, openJournal } from '@tests/support/journalFixture';
import { respondWith, loseConnection, type FakeNetwork } from '@tests/support/fakeNetwork';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openAppFeaturesFixture();
});

const VALUES = {
  before: '{"pay_wallet":"off","mod_booking":"on"}',
  after: '{"pay_wallet":"on","mod_booking":"off"}',
  agency: 'METRO',
};

it('succeeds: each feature before and after', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(lastChangeOf(page)).toMatchObject({
    ...VALUES,
    object: { kind: 'features', ...page.application },
    outcome: 'succeeded',
  });
  expect(changesOf(page)).toHaveLength(1);
});

it('is partly applied: which half is not there, and the retry is a write of its own', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(404), 1]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page)).toMatchObject({ ...VALUES, outcome: 'partly' });
  expect(lastChangeOf(page).message).toContain('Server could not be reached');
  expect(lastChangeOf(page).message).toContain('Not added: pay_wallet.');
  await clickButton(page.user, 'try again');
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(changesOf(page).map(({ outcome, after }) => [outcome, after])).toEqual([
    ['partly', VALUES.after],
    ['succeeded', '{"pay_wallet":"on"}'],
  ]);
});

it('fails whole', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(403)], [REMOVE_REQUEST, respondWith(403)]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('is unknown, until a check finds what there is', async () => {
  const page = await openAppFeatures([ADD_REQUEST, loseConnection]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  await clickButton(page.user, 'Check now');
  await screen.findByText(/not all changes are in effect/);
  expect(lastChangeOf(page).outcome).toBe('partly');
});

it.each([
  ['partly applied where one call was accepted', [[ADD_REQUEST, respondWith(403)]], 'partly'],
  [
    'failed where none was',
    [
      [ADD_REQUEST, respondWith(403)],
      [REMOVE_REQUEST, respondWith(403)],
    ],
    'failed',
  ],
  ['unknown where nobody can tell', [[ADD_REQUEST, respondWith(500)]], 'unknown'],
] as const)('unread afterwards it is %s', async (_case, faults, outcome) => {
  const page = await openAppFeatures(...(faults as unknown as Parameters<FakeNetwork['intercept']>[]));
  await openConfirmDialog(page.user);
  network.intercept(ACTIVE_FEATURES_PATH, respondWith(403));
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe(outcome);
});

it('Put back moves the switches of the same application; the ordinary Submit sends them', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await clickButton(page.user, 'make more changes');
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  await screen.findByText('2 unsent changes');
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
  expect(await findSwitch('mod_booking')).toBeChecked();
  expect(page.currentUrl()).toContain(`version=${page.application.version}`);
  network.requests.length = 0;
  await clickButton(page.user, 'Submit Changes');
  const confirm = within(await screen.findByRole('dialog'));
  expect(confirm.getByText('pay_wallet')).toBeInTheDocument();
  expect(writeRequests()).toEqual([]);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(writeRequests().sort()).toEqual([ADD_REQUEST, REMOVE_REQUEST].sort());
  expect(lastChangeOf(page)).toMatchObject({ after: '{"mod_booking":"on","pay_wallet":"off"}' });
});

it('Put back leaves switches that were moved as they are, and says so until they are back', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await clickButton(page.user, 'make more changes');
  await page.user.click(await findSwitch('mod_booking'));
  await screen.findByText('1 unsent change');
  const putBack = async () =>
    page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
  await putBack();
  expect(await screen.findByText('Put back waits')).toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
  expect(await findSwitch('pay_wallet')).toBeChecked();
  await page.user.click(await findSwitch('mod_booking'));
  expect(screen.queryByText('Put back waits')).not.toBeInTheDocument();
  await putBack();
  expect(await screen.findByText('2 unsent changes')).toBeInTheDocument();
});
