import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { platformApi } from '@/api/client/platformApi';
import { sessionEnded } from '@/session/auth/sessionSlice';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  clickButton,
  findSwitch,
  openAppFeaturesFixture,
  recordBodies,
  REMOVE_REQUEST,
  setActiveFeatures,
  writeRequests,
} from '@tests/support/appFeaturesFixture';
import { type FakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openAppFeaturesFixture();
});

const findPlan = () => screen.findByRole('region', { name: 'Plan' });
const findStep = async (name: string) => within(await findPlan()).getByRole('listitem', { name });
const choose = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name }));

/** Presses the screen's own buttons. */
async function submit(user: UserEvent, title: string) {
  const sentBefore = writeRequests().length;
  await clickButton(user, 'Submit Changes');
  expect(writeRequests()).toHaveLength(sentBefore);
  await clickButton(user, 'Submit');
  await screen.findByText(title);
}

const APPLICATION = { name: 'pay', version: '1.0.0', platform: 'android' };
const TARGETS = [
  APPLICATION,
  { ...APPLICATION, version: '1.0.1' },
  { ...APPLICATION, version: '1.6.0', platform: 'ios' },
];

it('leads through three applications; when the second loses a call, it says which half, and nothing sends by itself', async () => {
  for (const target of TARGETS) await setActiveFeatures(target, ['mod_booking']);
  await setActiveFeatures({ ...APPLICATION, version: '1.6.0' }, ['pay_wallet']);
  const { user } = await openMatrix(network, {
    'pay 1.6.0 ios': null,
    'pay 1.6.0 android': null,
    'pay 1.0.1 android': null,
    'pay 1.0.0 android': null,
  });
  const bodies: unknown[] = [];
  network.intercept(ADD_REQUEST, recordBodies(bodies), 1);
  network.intercept(REMOVE_REQUEST, recordBodies(bodies), 1);
  await clickButton(user, 'Copy pay 1.6.0 android to…');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/US East›METRO.*24 hours before.*2099-12-31/);
  await choose(user, 'All 3 that differ');
  await clickButton(user, 'Make plan');
  expect(await findStep('pay 1.0.1 android')).toHaveTextContent(
    'Requested: + add pay_wallet− remove mod_booking',
  );
  await clickButton(user, 'Open pay 1.0.0 android with these 2 changes');
  expect(await findSwitch('pay_wallet')).toBeChecked();
  expect(await findSwitch('mod_booking')).not.toBeChecked();
  expect(await findPlan()).toHaveTextContent('1 of 3: Submit Changes sends these 2 changes');
  expect(writeRequests()).toEqual([]);

  await submit(user, 'Changes applied successfully!');
  await clickButton(user, 'make more changes');
  expect(writeRequests()).toEqual([ADD_REQUEST, REMOVE_REQUEST]);
  expect(bodies).toEqual([
    {
      application: 'pay',
      version: '1.0.0',
      platform: 'android',
      features: [
        { name: 'pay_wallet', startDate: expect.stringMatching(/^\d{8}T\d{6}$/), endDate: '2099-12-31' },
      ],
    },
    { application: APPLICATION, features: ['mod_booking'] },
  ]);
  expect(await findStep('pay 1.0.0 android')).toHaveTextContent('pay 1.0.0 androidlandedLanded:');

  network.intercept(REMOVE_REQUEST, respondWith(400), 1);
  await clickButton(user, 'Open pay 1.0.1 android with these 2 changes');
  expect(await findPlan()).toHaveTextContent('2 of 3: Submit Changes sends');
  await findSwitch('pay_wallet');
  await submit(user, 'Failed to apply changes');
  await clickButton(user, 'Close');
  const halfApplied = await findStep('pay 1.0.1 android');
  expect(halfApplied).toHaveTextContent('added, not removed');
  expect(halfApplied).toHaveTextContent('Landed: + add pay_walletNot landed: − remove mod_booking');
  expect(
    await screen.findByRole('button', { name: 'Open pay 1.6.0 ios with these 2 changes' }),
  ).toBeVisible();
  expect(await findStep('pay 1.6.0 ios')).toHaveTextContent('to submit');
  expect(writeRequests()).toHaveLength(4);

  // The half that is left.
  await user.click(within(halfApplied).getByRole('button', { name: 'Open pay 1.0.1 android' }));
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  await submit(user, 'Changes applied successfully!');
  expect(writeRequests().slice(4)).toEqual([REMOVE_REQUEST]);
  expect(await findStep('pay 1.0.1 android')).toHaveTextContent('androidlanded');
});

const SEVEN = Object.fromEntries([
  ['amble 1.0.0 ios', respondWithFeatures('pay_wallet', 'amble_ghost')],
  ...['1.0.0', '1.0.1', '1.6.0'].flatMap((version) =>
    ['android', 'ios'].map((platform) => [`mod ${version} ${platform}`, respondWithFeatures()] as const),
  ),
]);

it('over more than five applications it starts only with the agency typed', async () => {
  const { user } = await openMatrix(network, SEVEN);
  await clickButton(user, 'Copy amble 1.0.0 ios to…');
  await clickButton(user, 'Make plan');
  expect(screen.getByText('Choose at least one application that differs.')).toBeVisible();
  await choose(user, 'All 6 that differ');
  // What the catalogue does not have cannot be added.
  expect(screen.getByRole('dialog')).toHaveTextContent(/Not added, .*: amble_ghost\./);
  const field = screen.getByLabelText('Type METRO to start a plan over 6 applications');
  await user.type(field, 'metro');
  await clickButton(user, 'Make plan');
  expect(screen.getByText('Type METRO to start a plan over 6 applications.')).toBeVisible();
  await choose(user, 'mod 1.0.0 ios');
  expect(field).not.toBeInTheDocument();
  await choose(user, 'mod 1.0.0 ios');
  await user.clear(screen.getByLabelText(/^Type METRO/));
  await user.type(screen.getByLabelText(/^Type METRO/), 'METRO');
  await clickButton(user, 'Make plan');
  expect(await findPlan()).toHaveTextContent('6 applications, 0 of 6 in effect');
  expect(writeRequests()).toEqual([]);
});

it('copies the selected features only, and neither from nor to an application that could not be read', async () => {
  const { user } = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures('mod_booking'),
    'pay 1.0.1 ios': respondWith(500),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select pay_wallet' }));
  await clickButton(user, 'Copy 1 to…');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('As in')).toHaveDisplayValue('pay 1.6.0 ios');
  expect(within(dialog).getByRole('option', { name: /1.0.1/ })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: 'pay 1.0.1 ios' })).toBeDisabled();
  await choose(user, 'pay 1.0.0 ios');
  await clickButton(user, 'Make plan');
  expect(await findPlan()).toHaveTextContent('1 of 1: pay 1.0.0 ios is next.');
  expect(await findStep('pay 1.0.0 ios')).toHaveTextContent('Requested: + add pay_wallet');
  expect(await findStep('pay 1.0.0 ios')).not.toHaveTextContent('mod_booking');
});

it('does not touch an application with other unsent changes, and is gone at sign-out', async () => {
  const { user, store, goTo } = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  await choose(user, 'pay 1.0.0 ios');
  await clickButton(user, 'Make plan');
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  await user.click(await findSwitch('mod_booking'));
  expect(await findPlan()).toHaveTextContent('pay 1.0.0 ios has other unsent changes of yours.');
  await clickButton(user, 'All applications');
  await clickButton(user, 'Open pay 1.0.0 ios');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('pay_wallet');
  expect(store.getState().featurePlan?.plan).not.toBeNull();
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(store.getState().featurePlan?.plan).toBeNull();
});

it('a plan and the matrix below it read six at a time together', async () => {
  const versions = ['1', '2', '3', '4', '5', '6', '7', '8'].map((version) => `pay ${version} ios`);
  const held: (() => void)[] = [];
  let isHolding = false;
  const respondWhenReleased = async (request: Request) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return respondWithFeatures()(request);
  };
  const { user, store, goTo } = await openMatrix(network, {
    ...Object.fromEntries(versions.map((label) => [label, respondWhenReleased])),
    'pay 9 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 9 ios to…');
  for (const label of versions.slice(-2)) await choose(user, label);
  await clickButton(user, 'Make plan');
  await findPlan();
  await goTo('/agency-dashboard/METRO');
  act(() => void store.dispatch(platformApi.util.resetApiState()));
  network.requests.length = 0;
  isHolding = true;
  await goTo(`${MATRIX_PATH}?view=matrix`);
  const countReads = () =>
    network.requests.filter((request) => request.includes(ACTIVE_FEATURES_PATH)).length;
  await waitFor(() => expect(held).toHaveLength(6));
  expect(countReads()).toBe(6);
  isHolding = false;
  for (const release of held) release();
  expect(await screen.findByRole('button', { name: 'pay 9 ios 1 on' })).toBeVisible();
  expect(countReads()).toBe(9);
});
