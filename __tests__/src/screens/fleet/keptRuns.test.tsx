import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { FLEET_OLD_RUN_DAYS } from '@/domain/fleet/fleetLimits';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { formatRunFile } from '@/domain/fleet/runFile';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import { captureDownloads } from '@tests/support/downloads';
import {
  endDocuments,
  installFakeKeeping,
  readContent,
  readDatabase,
  writeDatabase,
} from '@tests/support/fakeKeeping';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());
beforeEach(installFakeKeeping);

const SESSION_DATABASE = getSessionDatabase('a-session');
/** jsdom's files have no `text`. */
const createFile = (text: string) =>
  Object.assign(new File([text], 'run.json', { type: 'application/json' }), { text: async () => text });
const getRunBar = () => screen.getByRole('group', { name: 'Run' });

async function openAndRun() {
  const page = await renderRoute('/fleet?agencies=CBTA,METRO,BCC', network);
  const button = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 3 of 3/));
  await waitFor(async () => expect((await readDatabase(SESSION_DATABASE))[0]?.tab).toBeNull());
  return page;
}

it('lists what is kept, keeps it on this computer on demand, and forgets it', async () => {
  const { user } = await openAndRun();
  await user.click(screen.getByText('Kept runs and snapshots'));
  const table = await screen.findByRole('table', { name: 'Kept runs and snapshots' });
  expect(within(table).getByRole('row', { name: /^Health .* 3 \d+ kB$/ })).toBeVisible();
  const choice = screen.getByRole('checkbox', { name: /Keep my runs/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await waitFor(async () => expect(await readDatabase(FLEET_DATABASE)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Forget all' }));
  expect(await screen.findByText('No run and no snapshot is kept.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Run' })).not.toBeInTheDocument();
  expect(await readDatabase(FLEET_DATABASE)).toEqual([]);
});

it('says how far a run came before a reload, and since when an old one is kept', async () => {
  await openAndRun();
  const [stored] = await readDatabase(SESSION_DATABASE);
  if (!stored) throw new Error('no run is kept');
  const run = JSON.parse(await readContent(stored)) as FleetRun;
  const startedAt = Date.now() - (FLEET_OLD_RUN_DAYS + 1) * 86_400_000;
  const content = JSON.stringify({ ...run, status: 'stopped', startedAt, outcomes: {} });
  await writeDatabase(SESSION_DATABASE, { ...stored, tab: 'closed', startedAt, content });
  cleanup();
  endDocuments();
  await renderRoute('/fleet', network);
  const day = new Date(startedAt).toISOString().slice(5, 10).replace('-', '/');
  const runBar = await screen.findByRole('group', { name: 'Run' });
  expect(runBar).toHaveTextContent(new RegExp(`^The run of ${day}/\\d{4} \\d\\d:\\d\\d stopped at 0 of 3`));
  expect(runBar).toHaveClass('fleet-run--old');
  expect(within(runBar).getByRole('button', { name: 'Resume' })).toBeEnabled();
});

it('says that a run is not kept where the storage is blocked', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { user } = await renderRoute('/fleet?agencies=CBTA', network);
  const button = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 1 of 1 .* not kept/));
});

it('saves a run as a file, and compares with the file of another region', async () => {
  const { user } = await openAndRun();
  const downloads = captureDownloads();
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  const text = (await downloads[0]?.text()) ?? '';
  expect(downloads[0]?.name).toMatch(/^fleet-run-US-East-.*\.json$/);
  expect(text).not.toMatch(/@|eyJ/);
  const other = JSON.parse(text) as { run: FleetRun<'health'> };
  const region = 'australia' as const;
  const input = screen.getByLabelText('File with a run');
  await user.upload(input, createFile(formatRunFile({ ...other.run, region, runningSince: null }, '1', 0)));
  const choice = screen.getByRole('combobox', { name: 'Compare with' });
  await waitFor(() => expect(choice).toHaveDisplayValue(/^File of Australia, /));
  expect(screen.getByText('Nothing has changed')).toBeVisible();
  await user.upload(input, createFile('{}'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has no run of Fleet.');
  expect(choice).toHaveDisplayValue(/^File of Australia, /);
});

it('removes on the sign-in screen what closed tabs have left', async () => {
  await openAndRun();
  cleanup();
  endDocuments();
  await renderRoute('/login', network, 'guest');
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});
