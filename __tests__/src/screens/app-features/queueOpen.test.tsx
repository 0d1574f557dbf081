import { act, screen, waitFor, within } from '@testing-library/react';
import { startQueue } from '@/shared/change-queue/queueSteps';
import {
  findSwitch,
  holdAddition,
  network,
  submitChanges,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';

it('takes back the switches of an application when another one of the queue is opened', async () => {
  const { user, goTo } = await openMatrix(network, {
    'pay 1.0.0 android': respondWithFeatures(),
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: /^All 2 / }));
  await clickButton(user, 'Start');
  await screen.findByText('1 unsent change');
  await clickButton(user, 'Skip pay 1.0.0 android');
  await screen.findByText('2 of 2: pay 1.0.0 ios');
  await waitForSwitch('pay_wallet', 'on');
  await clickButton(user, 'Open pay 1.0.0 android');
  await screen.findByText('1 of 2: pay 1.0.0 android');
  await clickButton(user, 'End');
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  await waitForSwitch('pay_wallet', 'off');
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();
});

it('skips one application for a double click on Skip', async () => {
  const { user, store } = await openMatrix(network, {
    'pay 1.0.0 android': respondWithFeatures(),
    'pay 1.0.0 ios': respondWithFeatures(),
    'pay 1.0.1 android': respondWithFeatures(),
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
  });
  await clickButton(user, 'Copy pay 1.6.0 ios to…');
  await user.click(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: /^All 3 / }));
  await clickButton(user, 'Start');
  await user.dblClick(await screen.findByRole('button', { name: 'Skip pay 1.0.0 android' }));
  await screen.findByText('2 of 3: pay 1.0.0 ios');
  expect(store.getState().changeQueue?.items[1]?.result).toBeNull();
});

/** Starts a queue that adds pay_wallet to pay 1.0.0 ios, in METRO, whose page is open, and then in CBTA. */
function startInBoth({ dispatch }: Awaited<ReturnType<typeof openMatrix>>['store']) {
  const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
  const switches = { application, changes: { added: ['pay_wallet'], removed: [] } };
  const targets = ['METRO', 'CBTA'].map((agency) => ({ agency, switches }));
  const change = { kind: 'features', source: 'AAT', application } as const;
  act(() => void dispatch(startQueue(change, targets, () => undefined)));
}

it('stays at the agency when Skip is answered with Stay, and sets its switches again', async () => {
  const { user, store, goTo } = await openMatrix(network, {
    'pay 1.0.0 android': respondWithFeatures(),
    'pay 1.0.0 ios': respondWithFeatures(),
  });
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=android`);
  await user.click(await findSwitch('mod_booking'));
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  startInBoth(store);
  await waitForSwitch('pay_wallet', 'on');
  await clickButton(user, 'Skip METRO');
  await clickButton(user, 'Stay');
  expect(await screen.findByText('1 of 2: METRO')).toBeVisible();
  await waitForSwitch('pay_wallet', 'on');
});

it('Stay after a link to the agency of the queue changes nothing: an earlier step has reached its page', async () => {
  const { user, store, goTo, currentUrl } = await openMatrix(
    network,
    { 'pay 1.0.0 android': respondWithFeatures(), 'pay 1.0.0 ios': respondWithFeatures() },
    { agencies: ['METRO', 'CBTA'] },
  );
  startInBoth(store);
  await clickButton(user, 'Skip METRO');
  await waitFor(() => expect(currentUrl()).toContain('/CBTA/'));
  await waitForSwitch('pay_wallet', 'on');
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=android`);
  await clickButton(user, 'Leave');
  await screen.findByRole('link', { name: 'Go to CBTA' });
  await user.click(await findSwitch('mod_booking'));
  await user.click(screen.getByRole('link', { name: 'Go to CBTA' }));
  await clickButton(user, 'Stay');
  expect(await screen.findByText('2 of 2: CBTA')).toBeVisible();
  expect(store.getState().changeQueue).toMatchObject({ position: 1, items: [{ result: 'skipped' }, {}] });
});

it('records an answer that arrives while the page asks before the queue leaves it', async () => {
  const active: string[] = [];
  const { user, store, goTo } = await openMatrix(network, {
    'pay 1.0.0 ios': (request) => respondWithFeatures(...active)(request),
  });
  await goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  startInBoth(store);
  await waitForSwitch('pay_wallet', 'on');
  const release = holdAddition((request) => {
    active.push('pay_wallet');
    return respondWith(200)(request);
  });
  await submitChanges(user);
  await screen.findByText('Applying Changes...');
  await user.click(await screen.findByRole('button', { name: 'Next: CBTA (2 of 2)' }));
  await screen.findByText('Leave without saving?');
  await release();
  await screen.findByText('Changes applied successfully!');
  expect(store.getState().changeQueue).toMatchObject({ position: 0, items: [{ result: 'done' }, {}] });
  expect(store.getState().journal?.changes.at(-1)).toMatchObject({ outcome: 'succeeded' });
});
