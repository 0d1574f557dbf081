import { screen, within } from '@testing-library/react';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  findSwitch,
  network,
  openAppFeatures,
  openConfirmDialog,
  REMOVE_REQUEST,
  setActiveFeatures,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { type FakeNetwork, loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { changesOf, lastChangeOf, openJournal } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';

// `openAppFeatures` selects an application of METRO in which only mod_booking is on. `openConfirmDialog` switches
// pay_wallet on and mod_booking off, and presses Submit Changes.

const EXPECTED_CHANGE = {
  before: '{"pay_wallet":"off","mod_booking":"on"}',
  after: '{"pay_wallet":"on","mod_booking":"off"}',
  agency: 'METRO',
};

it('records the state of each feature before and after', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(lastChangeOf(page)).toMatchObject({
    ...EXPECTED_CHANGE,
    object: { kind: 'features', ...page.application },
    outcome: 'succeeded',
  });
  expect(changesOf(page)).toHaveLength(1);
});

it('records a partly applied change with the missing features; the retry is a second change', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(404), 1]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page)).toMatchObject({ ...EXPECTED_CHANGE, outcome: 'partly' });
  expect(lastChangeOf(page).message).toContain('Server could not be reached');
  expect(lastChangeOf(page).message).toContain('Not added: pay_wallet.');
  await clickButton(page.user, 'try again');
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(changesOf(page).map(({ outcome, after }) => [outcome, after])).toEqual([
    ['partly', EXPECTED_CHANGE.after],
    ['succeeded', '{"pay_wallet":"on"}'],
  ]);
  // The retry has completed the first change, so nothing is left to check.
  expect(changesOf(page)[0]?.completedAt).toEqual(expect.any(Number));
  expect(screen.getByText('Changes (2)')).toBeInTheDocument();
});

it('a change that is completed after Check now and a second try is closed, and says when', async () => {
  const page = await openAppFeatures([ADD_REQUEST, loseConnection, 1]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  const clockSpy = passTime(30_000);
  await clickButton(page.user, 'Check now');
  await screen.findByText('Partly in effect');
  clockSpy.mockRestore();
  expect(await screen.findByText('1 to check')).toBeInTheDocument();
  await clickButton(page.user, 'try again');
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(screen.queryByText(/to check/)).not.toBeInTheDocument();
  await clickButton(page.user, 'make more changes');
  const drawer = await openJournal(page.user);
  expect(drawer.getByText(/Partly applied, completed at \d\d:\d\d:\d\d$/)).toBeInTheDocument();
  expect(drawer.queryByText(/^To check:/)).not.toBeInTheDocument();
});

it('a change of which a part is still missing stays to check', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(404), 2]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  await clickButton(page.user, 'try again');
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(changesOf(page)[0]?.completedAt).toBeUndefined();
});

it('records a failure when both calls fail', async () => {
  const page = await openAppFeatures([ADD_REQUEST, respondWith(403)], [REMOVE_REQUEST, respondWith(403)]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('records no success for a rejected call whose change somebody else has made', async () => {
  const page = await openAppFeatures();
  const removeAndReject = async () => {
    await setActiveFeatures(page.application, []);
    return new Response(null, { status: 400 });
  };
  network.intercept(REMOVE_REQUEST, removeAndReject, 1);
  await page.user.click(await findSwitch('mod_booking'));
  await clickButton(page.user, 'Submit Changes');
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('records an unknown outcome until Check now loads the features', async () => {
  const page = await openAppFeatures([ADD_REQUEST, loseConnection]);
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Failed to apply changes');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  const clockSpy = passTime(30_000);
  await clickButton(page.user, 'Check now');
  // Only the adding call was lost; the removing call was applied.
  await screen.findByText('Partly in effect');
  clockSpy.mockRestore();
  expect(lastChangeOf(page).outcome).toBe('partly');
});

it.each([
  ['partly applied when one call was accepted', [[ADD_REQUEST, respondWith(403)]], 'partly'],
  [
    'failed when no call was accepted',
    [
      [ADD_REQUEST, respondWith(403)],
      [REMOVE_REQUEST, respondWith(403)],
    ],
    'failed',
  ],
  ['unknown when a call has an unknown outcome', [[ADD_REQUEST, respondWith(500)]], 'unknown'],
] as const)(
  'when the features cannot be loaded again, the change is %s',
  async (_case, interceptions, outcome) => {
    const page = await openAppFeatures(
      ...(interceptions as unknown as Parameters<FakeNetwork['intercept']>[]),
    );
    await openConfirmDialog(page.user);
    network.intercept(ACTIVE_FEATURES_PATH, respondWith(403));
    await clickButton(page.user, 'Submit');
    await screen.findByText('Failed to apply changes');
    expect(lastChangeOf(page).outcome).toBe(outcome);
  },
);

it('Put back moves the switches of the same application, and Submit sends them', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await clickButton(page.user, 'make more changes');
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  await screen.findByText('2 unsent changes');
  await waitForSwitch('pay_wallet', 'off');
  await waitForSwitch('mod_booking', 'on');
  expect(page.currentUrl()).toContain(`version=${page.application.version}`);
  network.requests.length = 0;
  await clickButton(page.user, 'Submit Changes');
  const confirmDialog = within(await screen.findByRole('dialog'));
  expect(confirmDialog.getByText('pay_wallet')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
  await clickButton(page.user, 'Submit');
  await screen.findByText('Changes applied successfully!');
  expect(network.listWrites().sort()).toEqual([ADD_REQUEST, REMOVE_REQUEST].sort());
  const [change, revert] = changesOf(page);
  expect(revert).toMatchObject({ after: '{"mod_booking":"on","pay_wallet":"off"}', revertedId: change?.id });
  // On and off once more puts back another change.
  for (const laterCount of [3, 4]) {
    await clickButton(page.user, 'make more changes');
    await page.user.click(await findSwitch('pay_wallet'));
    await clickButton(page.user, 'Submit Changes');
    await clickButton(page.user, 'Submit');
    await screen.findByText('Changes applied successfully!');
    expect(changesOf(page)).toHaveLength(laterCount);
    expect(changesOf(page).at(-1)).not.toHaveProperty('revertedId');
  }
});

it('Put back keeps unsent switches and shows a notice until they are moved back', async () => {
  const page = await openAppFeatures();
  await openConfirmDialog(page.user);
  await clickButton(page.user, 'Submit');
  await clickButton(page.user, 'make more changes');
  await page.user.click(await findSwitch('mod_booking'));
  await screen.findByText('1 unsent change');
  const clickPutBack = async () =>
    page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
  await clickPutBack();
  expect(await screen.findByText('Put back is blocked')).toBeInTheDocument();
  expect(screen.getByText('1 unsent change')).toBeInTheDocument();
  expect(await findSwitch('pay_wallet')).toBeChecked();
  await page.user.click(await findSwitch('mod_booking'));
  expect(screen.queryByText('Put back is blocked')).not.toBeInTheDocument();
  await clickPutBack();
  expect(await screen.findByText('2 unsent changes')).toBeInTheDocument();
});
