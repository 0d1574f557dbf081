import { act, screen, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { sessionEnded } from '@/session/auth/sessionSlice';
import {
  ACTIVE_FEATURES_PATH,
  ADD_REQUEST,
  ALL_FEATURES_PATH,
  APPLICATIONS_PATH,
  findSwitch,
  network,
  REMOVE_REQUEST,
  setActiveFeatures,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton, getQueue } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';
import { copyToFirstVersion } from '@tests/support/featuresQueueFixture';

const choose = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name }));

/** A button of the dialog: the queue behind it has one of the same name. */
const clickInDialog = async (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Presses the screen's own buttons. */
async function submit(user: UserEvent, title: string) {
  const sentBefore = network.listWrites().length;
  await clickButton(user, 'Submit Changes');
  expect(network.listWrites()).toHaveLength(sentBefore);
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
  const added = network.recordBodies(ADD_REQUEST, network.forward, 1);
  const removed = network.recordBodies(REMOVE_REQUEST, network.forward, 1);
  await clickButton(user, 'Copy pay 1.6.0 android to…');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/US East›METRO.*24 hours before.*2099-12-31/);
  await choose(user, 'All 3 that differ');
  await clickButton(user, 'Start');
  await waitForSwitch('pay_wallet', 'on');
  await waitForSwitch('mod_booking', 'off');
  expect(screen.getByLabelText('Application')).toHaveFocus();
  expect(getQueue()).toHaveTextContent(
    'As in pay 1.6.0 android+ add pay_wallet− remove mod_booking1 of 3: pay 1.0.0 android',
  );
  expect(screen.getByText('Submit Changes sends these 2 changes.')).toBeVisible();
  expect(network.listWrites()).toEqual([]);

  await submit(user, 'Changes applied successfully!');
  expect(network.listWrites()).toEqual([ADD_REQUEST, REMOVE_REQUEST]);
  expect([...added, ...removed].map((body) => JSON.parse(body) as object)).toEqual([
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
  network.intercept(REMOVE_REQUEST, respondWith(400), 1);
  await clickInDialog(user, 'Next: pay 1.0.1 android (2 of 3)');
  expect(await screen.findByText('2 unsent changes')).toBeVisible();
  await submit(user, 'Failed to apply changes');
  await clickButton(user, 'Close');
  expect(getQueue()).toHaveTextContent(
    '2 of 3: pay 1.0.1 android · failed: added, not removed; left: mod_booking',
  );
  await clickButton(user, 'Next: pay 1.6.0 ios (3 of 3)');
  expect(await screen.findByText('2 unsent changes')).toBeVisible();
  expect(network.listWrites()).toHaveLength(4);
  await clickButton(user, 'Skip pay 1.6.0 ios');
  expect(getQueue()).toHaveTextContent('1 done, 1 failed, 1 skipped');
  // The pressed button is gone.
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();

  // The half that is left.
  await clickButton(user, 'Open pay 1.0.1 android');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(getQueue()).toHaveTextContent('Already as wanted: pay_wallet.');
  await submit(user, 'Changes applied successfully!');
  expect(network.listWrites().slice(4)).toEqual([REMOVE_REQUEST]);
  await clickInDialog(user, 'Show the results');
  expect(getQueue()).toHaveTextContent('2 done, 1 skipped');
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
  await clickButton(user, 'Start');
  expect(screen.getByText('Choose at least one application that differs.')).toBeVisible();
  await choose(user, 'All 6 that differ');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // What the catalogue does not have cannot be added.
  expect(screen.getByRole('dialog')).toHaveTextContent(/Not added, .*: amble_ghost\./);
  const field = screen.getByLabelText('Type METRO to start a queue over 6 applications');
  await user.type(field, 'metro');
  await clickButton(user, 'Start');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Type METRO to start a queue over 6 applications.');
  await choose(user, 'mod 1.0.0 ios');
  expect(field).not.toBeInTheDocument();
  await choose(user, 'mod 1.0.0 ios');
  await user.clear(screen.getByLabelText(/^Type METRO/));
  await user.type(screen.getByLabelText(/^Type METRO/), 'METRO');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await clickButton(user, 'Start');
  expect(await screen.findByText('1 of 6: mod 1.0.0 android')).toBeVisible();
  expect(network.listWrites()).toEqual([]);
});

it('does not touch an application with other unsent changes, shows its place elsewhere, and is gone at sign-out', async () => {
  const { user, store, goTo } = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  await user.click(await findSwitch('mod_booking'));
  await clickButton(user, 'All applications');
  await copyToFirstVersion(user);
  expect(await screen.findByText(/^pay 1.0.0 ios has other unsent changes of yours/)).toBeVisible();
  expect(screen.getByText('1 unsent change')).toBeVisible();
  expect(await findSwitch('pay_wallet')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Set the switches' })).not.toBeInTheDocument();
  await user.click(await findSwitch('mod_booking'));
  await clickButton(user, 'Set the switches');
  await waitForSwitch('pay_wallet', 'on');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  await goTo(`${MATRIX_PATH}?view=matrix`);
  await user.click(await screen.findByRole('link', { name: 'Queue 1 of 1: pay 1.0.0 ios' }));
  await waitForSwitch('pay_wallet', 'on');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('pay_wallet');
  expect(store.getState().changeQueue).not.toBeNull();
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(store.getState().changeQueue).toBeNull();
});

it('sets the same in other agencies, only what differs there, and says what it leaves out', async () => {
  const activeFeatures: Record<string, string[]> = {
    METRO: ['mod_booking'],
    AAT: ['mod_booking'],
    AMTA: [],
    BCC: ['pay_wallet', 'amble_map'],
    CBTA: ['mod_booking', 'amble_map'],
  };
  const prepare = () => {
    network.intercept(ADD_REQUEST, respondWith(200));
    for (const agency of Object.keys(activeFeatures))
      network.intercept(`${ACTIVE_FEATURES_PATH}agency=${agency}&`, (request) =>
        respondWithFeatures(...(activeFeatures[agency] ?? []))(request),
      );
    network.intercept(`${APPLICATIONS_PATH}?agency=AAT`, respondWith(200, []));
    network.intercept(
      `${ALL_FEATURES_PATH}?agency=CBTA`,
      respondWith(200, { rows: [{ id: 1, name: 'mod_booking', description: null, state: 'released' }] }),
    );
  };
  const { user, currentUrl } = await openMatrix(
    network,
    { 'pay 1.0.0 ios': null },
    { agencies: Object.keys(activeFeatures), prepare },
  );
  await clickButton(user, 'pay 1.0.0 ios 1 on');
  await user.click(await findSwitch('pay_wallet'));
  await user.click(await findSwitch('mod_booking'));
  const sendTo = (agency: string, names: string[]) => {
    const respond = (request: Request) => {
      activeFeatures[agency] = names;
      return respondWith(200)(request);
    };
    network.intercept(REMOVE_REQUEST, respond, 1);
  };
  sendTo('METRO', ['pay_wallet']);
  await submit(user, 'Changes applied successfully!');
  const buttons = within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.filter(Boolean)).toEqual(['Do the same in…', 'return to dashboard', 'make more changes']);
  await clickButton(user, 'Do the same in…');
  for (const agency of ['AAT', 'AMTA', 'BCC', 'CBTA'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${agency} `) }));
  expect(screen.getByRole('button', { name: 'Roll out in 4 agencies…' })).toBeVisible();
  const sentBefore = network.listWrites().length;
  await clickButton(user, 'Start with AAT (1 of 4)');
  expect(
    await screen.findByText('1 of 4: AAT · failed: it does not list pay 1.0.0 ios; nothing was set'),
  ).toBeVisible();
  await clickButton(user, 'Next: AMTA (2 of 4)');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  // Nobody is asked about what the queue itself has set.
  await clickButton(user, 'Skip AMTA');
  expect(await screen.findByText('3 of 4: BCC · nothing to do: it has these states already')).toBeVisible();
  await clickButton(user, 'Next: CBTA (4 of 4)');
  expect(await screen.findByText(/^Submit Changes sends this change\./)).toBeVisible();
  expect(currentUrl()).toBe(
    '/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.0.0&platform=ios',
  );
  expect(getQueue()).toHaveTextContent('Left out, because not in the catalogue: pay_wallet.');
  await waitForSwitch('mod_booking', 'off');
  await waitForSwitch('amble_map', 'on');
  expect(network.listWrites()).toHaveLength(sentBefore);
  sendTo('CBTA', ['amble_map']);
  await submit(user, 'Changes applied successfully!');
  await clickInDialog(user, 'Show the results');
  expect(
    within(getQueue())
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'AgencyResultWhy',
    'AATfailedit does not list pay 1.0.0 ios; nothing was setOpen',
    'AMTAskippedOpen',
    'BCCnothing to doit has these states already',
    'CBTAdifferednot as asked: pay_walletOpen',
  ]);
});
