import { act, screen, waitFor, within } from '@testing-library/react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Snapshot } from '@/domain/snapshots/snapshot';
import { formatSnapshotFile } from '@/domain/snapshots/snapshotFile';
import { toApiState } from '@/session/hooks';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import { enqueueAccess } from '@/shared/fleet/storage/accessRuns';
import {
  ACTIVE_FEATURES_PATH,
  APPLICATIONS_PATH,
  findSwitch,
  network,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { captureDownloads } from '@tests/support/downloads';
import { type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { installFakeStorage, readContent, readDatabase } from '@tests/support/fakeStorage';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';
import { createTextFile } from '@tests/support/textFile';

beforeEach(installFakeStorage);

const DATABASE = getSessionDatabase('a-session');
const getPart = () => screen.getByRole('region', { name: 'Snapshot' });
const findSummary = (text: RegExp) =>
  waitFor(() => expect(within(getPart()).getAllByRole('status')[0]).toHaveTextContent(text));
const listRows = () =>
  within(screen.getByRole('table', { name: 'Applications that differ' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const activeRequests = () => network.requestsTo(ACTIVE_FEATURES_PATH);

/** METRO lists two applications; their features change when a test replaces a handler. */
async function openPage() {
  const handlers: Record<string, RequestHandler> = {
    'pay 1.0.0 android': respondWithFeatures('pay_wallet', 'mod_booking'),
    'mod 1.6.0 ios': respondWithFeatures('amble_map'),
  };
  const page = await openMatrix(
    network,
    Object.fromEntries(
      Object.keys(handlers).map((label) => [
        label,
        (request) => handlers[label]?.(request) ?? respondWith(500)(request),
      ]),
    ),
  );
  // The matrix has read both. Left earlier, it would read nothing.
  await waitFor(() => expect(activeRequests()).toHaveLength(2));
  await page.goTo(MATRIX_PATH);
  await clickButton(page.user, 'Snapshot');
  await waitFor(getPart);
  const click = async (name: string) => page.user.click(within(getPart()).getByRole('button', { name }));
  const keep = async () => {
    await click('Keep as it is');
    await findSummary(/^No application differs from your snapshot of /);
  };
  return { ...page, handlers, click, keep };
}

it('keeps the features that are on, and puts back through the switches what differs', async () => {
  const { user, handlers, click, currentUrl, keep } = await openPage();
  await keep();
  expect(activeRequests()).toHaveLength(4);
  await waitFor(async () => expect(await readDatabase(DATABASE)).toHaveLength(1));
  const [stored] = await readDatabase(DATABASE);
  expect(stored && JSON.parse(await readContent(stored))).toMatchObject({
    kind: 'features',
    agency: 'METRO',
    content: {
      applications: [
        { application: { name: 'mod', version: '1.6.0', platform: 'ios' }, active: ['amble_map'] },
        {
          application: { name: 'pay', version: '1.0.0', platform: 'android' },
          active: ['pay_wallet', 'mod_booking'],
        },
      ],
    },
  });

  handlers['pay 1.0.0 android'] = respondWithFeatures('mod_booking', 'TEST_DO_NOT_USE');
  await click('Compare again');
  await findSummary(/^1 application differs from your snapshot of .* \(2 features\)$/);
  expect(getPart()).toHaveTextContent(/Compared: 2 applications, read at /);
  expect(listRows()).toEqual([['pay 1.0.0 android', 'pay_wallet', 'TEST_DO_NOT_USE', 'Put back…']]);

  await click('Put back… pay 1.0.0 android');
  expect(currentUrl()).toContain('application=pay&version=1.0.0&platform=android');
  await waitForSwitch('pay_wallet', 'on');
  await waitForSwitch('TEST_DO_NOT_USE', 'off');
  await waitForSwitch('mod_booking', 'on');
  expect(network.listWrites()).toEqual([]);
  const opened = within(getPart()).getByText(
    'The switches of pay 1.0.0 android are set as they were then. Nothing is sent before you submit them.',
  );
  // Its own Submit Changes lists what it sends.
  await clickButton(user, 'Submit Changes');
  const dialog = within(await screen.findByRole('dialog'));
  expect(within(dialog.getByRole('list', { name: 'Features to add' })).getByText('pay_wallet')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  // Unsent switches are not overwritten.
  await click('Put back… pay 1.0.0 android');
  expect(within(getPart()).getByRole('alert')).toHaveTextContent(
    'pay 1.0.0 android has unsent changes of yours. Submit them or put them back first.',
  );
  await user.click(await findSwitch('pay_wallet'));
  await user.click(await findSwitch('TEST_DO_NOT_USE'));
  expect(within(getPart()).queryByRole('alert')).not.toBeInTheDocument();
  expect(opened).not.toBeInTheDocument();
});

it('says why the features of an application cannot be put back', async () => {
  const { click, keep } = await openPage();
  network.reset();
  const [mod, gone, empty] = [
    { name: 'mod', version: '1.6.0', platform: 'ios' },
    { name: 'pay', version: '0.0.1', platform: 'android' },
    { name: 'pay', version: '1.0.1', platform: 'ios' },
  ];
  network.intercept(APPLICATIONS_PATH, respondWith(200, [gone, empty]), 1);
  network.intercept(
    `${ACTIVE_FEATURES_PATH}agency=METRO&application=pay`,
    respondWithFeatures('old_name'),
    2,
  );
  await keep();
  network.intercept(APPLICATIONS_PATH, respondWith(200, [mod, empty]), 1);
  network.intercept(`${ACTIVE_FEATURES_PATH}agency=METRO&application=pay`, respondWithFeatures(), 1);
  await click('Compare again');
  await findSummary(/^3 applications differ/);
  expect(listRows().map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['mod 1.6.0 ios, listed since', 'Not listed then'],
    ['pay 1.0.1 ios', 'Not in the catalogue'],
    ['pay 0.0.1 android, no longer listed', 'Can no longer be opened'],
  ]);
});

it('says what it has not put back, because it is not known whether the platform still lists the feature', async () => {
  const { handlers, click, store, keep } = await openPage();
  await keep();
  const { endpoints, util } = appfeaturesApi;
  const arg = { agency: 'METRO' };
  const { data: catalogue } = endpoints.listAllFeatures.select(arg)(toApiState(store.getState()));
  const value = {
    ...(catalogue as NonNullable<typeof catalogue>),
    rows: catalogue?.rows.filter(({ name }) => name !== 'pay_wallet') ?? [],
    invalidRowCount: 1,
  };
  act(() => {
    store.dispatch(util.upsertQueryEntries([{ endpointName: 'listAllFeatures', arg, value }]));
  });
  handlers['pay 1.0.0 android'] = respondWithFeatures('mod_booking', 'TEST_DO_NOT_USE');
  await click('Compare again');
  await findSummary(/^1 application differs/);
  await click('Put back… pay 1.0.0 android');
  await waitForSwitch('TEST_DO_NOT_USE', 'off');
  expect(within(getPart()).getByRole('alert')).toHaveTextContent(
    'Not set, because the catalogue could not be read completely: pay_wallet',
  );
});

it('never says that nothing differs where an application could not be read', async () => {
  const { handlers, click, keep } = await openPage();
  await keep();
  handlers['mod 1.6.0 ios'] = respondWith(500);
  await click('Compare again');
  await findSummary(/^Not all applications could be compared with your snapshot of /);
  expect(getPart()).toHaveTextContent('Could not be read, and not compared: mod 1.6.0 ios');
});

it('never says that nothing differs, nor names a number, where the list of applications could not be read', async () => {
  const { click, keep } = await openPage();
  network.reset();
  const mod = { name: 'mod', version: '1.6.0', platform: 'ios' };
  network.intercept(APPLICATIONS_PATH, respondWith(200, [mod]), 1);
  await keep();
  network.intercept(APPLICATIONS_PATH, respondWith(200, [mod, {}]), 1);
  await click('Compare again');
  await findSummary(/^Not all applications could be compared with your snapshot of /);
  expect(getPart()).toHaveTextContent(/could not be read completely: other applications were not compared/);
  network.intercept(APPLICATIONS_PATH, respondWith(500));
  await click('Compare again');
  await screen.findByText('The applications could not be read: nothing was compared.');
  expect(getPart()).toHaveTextContent('read all applications, compare, and keep them');
});

it('says of a snapshot that the storage has not taken, or not removed, what a reload does, until it is stored', async () => {
  const { click, store } = await openPage();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await click('Keep as it is');
  const warning = await within(getPart()).findByText(/^This browser’s storage is full or blocked/);
  full.mockRestore();
  await act(() => enqueueAccess(store, async () => {}));
  expect(warning).toBeVisible();
  await click('Keep as it is');
  await waitFor(() => expect(warning).not.toBeInTheDocument());
  await waitFor(async () => expect(await readDatabase(DATABASE)).toHaveLength(1));
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await click('Forget');
  expect(
    await within(getPart()).findByText(/could not be removed, and is back after a reload/),
  ).toBeVisible();
  expect(within(getPart()).queryByText(/^Removed/)).not.toBeInTheDocument();
  expect(within(getPart()).getByRole('button', { name: 'Take it back' })).toBeVisible();
});

it('only compares with the file of another agency', async () => {
  const { user, click, keep } = await openPage();
  await keep();
  const downloads = captureDownloads();
  await click('Save as file');
  expect(downloads[0]?.name).toMatch(/^snapshot-features_us-east_METRO_.*\.json$/);
  const { snapshot } = JSON.parse((await downloads[0]?.text()) ?? '') as { snapshot: Snapshot<'features'> };
  const pay = { name: 'pay', version: '9.9.9', platform: 'android' };
  const other = {
    ...snapshot,
    agency: 'CBTA',
    takenAt: 0,
    content: {
      applications: [...snapshot.content.applications.slice(1), { application: pay, active: ['pay_wallet'] }],
    },
  };
  await user.upload(
    screen.getByLabelText('File with a snapshot'),
    createTextFile(formatSnapshotFile(other, '1')),
  );
  await findSummary(
    /^2 applications differ from the file of US East, CBTA, 01\/01\/1970 00:00:00 UTC \(1 feature\)$/,
  );
  expect(listRows()).toEqual([
    ['mod 1.6.0 ios, listed only here', '–', 'amble_map', ''],
    // Its features here are not read.
    ['pay 9.9.9 android, listed only in the file', 'On in the file: pay_wallet', '–', ''],
  ]);
});
