import { act, screen, waitFor, within } from '@testing-library/react';
import { appfeaturesApi } from '@/api/appfeatures';
import {
  ALL_FEATURES_PATH,
  APPLICATIONS_PATH,
  network,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { holdResponse, neverRespond, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';

it('copies the selected features only, and neither from nor to an application that could not be read', async () => {
  const { user } = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures('mod_booking'),
    'pay 1.0.1 android': neverRespond,
    'pay 1.0.1 ios': respondWith(500),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select pay_wallet' }));
  await clickButton(user, 'Copy 1 to…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('As in')).toHaveDisplayValue('pay 1.6.0 ios');
  expect(dialog.getByRole('option', { name: 'pay 1.0.1 ios (could not be read)' })).toBeDisabled();
  expect(dialog.getByRole('option', { name: 'pay 1.0.1 android (being read)' })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'pay 1.0.1 ios' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'pay 1.0.0 ios' }));
  await clickButton(user, 'Open pay 1.0.0 ios');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  await waitForSwitch('pay_wallet', 'on');
  await waitForSwitch('mod_booking', 'on');
});

/** Answers the first read. The later ones fail, but only after `fail` is called. */
function failLater(...names: string[]) {
  const { held, release } = holdResponse(respondWith(500));
  let isFirst = true;
  const handler: RequestHandler = (request) => {
    if (!isFirst) return held(request);
    isFirst = false;
    return respondWithFeatures(...names)(request);
  };
  return { fail: release, handler };
}

it('copies neither from nor to an application whose Refresh fails while the dialog is open', async () => {
  const target = failLater('pay_wallet');
  const source = failLater('mod_booking');
  const { user, store } = await openMatrix(network, {
    'pay 1.0.0 ios': target.handler,
    'pay 1.0.1 ios': respondWithFeatures('pay_wallet'),
    'pay 1.6.0 ios': source.handler,
  });
  await screen.findByRole('button', { name: 'pay 1.6.0 ios 1 on' });
  await clickButton(user, 'Refresh');
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'All 2 that differ' }));
  expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Roll out in all agencies…' })).toBeVisible();
  target.fail();
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'pay 1.0.0 ios' })).toBeDisabled());
  expect(dialog.getByRole('button', { name: 'Open pay 1.0.1 ios' })).toBeVisible();
  source.fail();
  expect(await dialog.findByText('Nothing can be copied from pay 1.6.0 ios.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Roll out in all agencies…' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(dialog.getByText('Choose another application to copy from.')).toBeVisible();
  expect(store.getState().changeQueue).toBeNull();
});

/** As after a lost connection. */
const readApplicationsAgain = ({ dispatch }: Awaited<ReturnType<typeof openMatrix>>['store']) =>
  act(() =>
    dispatch(
      appfeaturesApi.endpoints.listApplications.initiate(
        { agency: 'METRO' },
        { forceRefetch: true, subscribe: false },
      ),
    ),
  );

it('copies from the same application when the agency lists a new one before it', async () => {
  const listed = ['1.0.1', '1.6.0'].map((version) => ({ name: 'pay', version, platform: 'ios' }));
  const { user, store } = await openMatrix(
    network,
    {
      'pay 1.0.0 ios': respondWithFeatures(),
      'pay 1.0.1 ios': respondWithFeatures('mod_booking'),
      'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
    },
    { prepare: () => network.intercept(APPLICATIONS_PATH, respondWith(200, listed), 1) },
  );
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  await readApplicationsAgain(store);
  expect(await dialog.findByRole('option', { name: /^pay 1\.0\.0 ios/ })).toBeInTheDocument();
  expect(dialog.getByLabelText('As in')).toHaveDisplayValue('pay 1.6.0 ios');
});

it('copies nothing from an application that the agency no longer lists, and can copy from another one', async () => {
  const { user, store } = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures('mod_booking'),
    'pay 1.0.1 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  network.reset();
  const listed = ['1.0.0', '1.0.1'].map((version) => ({ name: 'pay', version, platform: 'ios' }));
  network.intercept(APPLICATIONS_PATH, respondWith(200, listed));
  await readApplicationsAgain(store);
  expect(await dialog.findByText('Nothing can be copied from pay 1.6.0 ios.')).toBeVisible();
  expect(dialog.getByLabelText('As in')).toHaveDisplayValue('pay 1.6.0 ios (no longer listed)');
  await user.click(dialog.getByRole('button', { name: 'Start' }));
  expect(dialog.getByText('Choose another application to copy from.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('As in'), 'pay 1.0.0 ios');
  await user.click(dialog.getByRole('checkbox', { name: 'pay 1.0.1 ios' }));
  await clickButton(user, 'Open pay 1.0.1 ios');
  await waitForSwitch('mod_booking', 'on');
});

it('plans no rollout of all features from a list of which a row could not be read, only one of the selected ones', async () => {
  const prepare = () => network.intercept(ALL_FEATURES_PATH, respondWith(200, { rows: [{}] }));
  const handlers = {
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  };
  const { user } = await openMatrix(network, handlers, { prepare });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('the catalogue could not be read completely.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Roll out in all agencies…' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select pay_wallet' }));
  await clickButton(user, 'Copy 1 to…');
  expect(await screen.findByRole('button', { name: 'Roll out in all agencies…' })).toBeVisible();
});

it('reads the agencies for a rollout again after a failure', async () => {
  const prepare = () => network.intercept('/agencies?', respondWith(500), 1);
  const handlers = {
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  };
  const { user } = await openMatrix(network, handlers, { prepare });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('not all agencies could be loaded.')).toBeVisible();
  expect(dialog.getByText('The agencies after the first 100 could not be loaded.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Roll out in all agencies…' })).toBeVisible();
});
