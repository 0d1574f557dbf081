import { screen, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { captureDownloads } from '@tests/support/downloads';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
let files: ReturnType<typeof captureDownloads>;
beforeEach(() => {
  localStorage.clear();
  files = captureDownloads();
});

const RIDERS = '/agency-dashboard/CBTA/riders';
const CALL = '/customersearch/api/v3/riders';

/** A list and its export's dialog, with faults on the network from the first call on. */
async function open(path: string, until: string | RegExp, ...faults: Parameters<FakeNetwork['intercept']>[]) {
  const rendered = await renderRoute('/', network, { agencies: ['CBTA'] });
  for (const fault of faults) network.intercept(...fault);
  await rendered.goTo(path);
  await screen.findByText(until);
  await screen.findByRole('button', { name: 'Export' });
  return rendered;
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** By its title's text: under test antd gives all its parts one id, a page's select too. */
const dialog = async (what: string) =>
  (await screen.findByText(`Export ${what}`)).closest('[role="dialog"]') as HTMLElement;
const option = (name: string | RegExp) => screen.getByRole('radio', { name });
const lines = async () => ((await files[0]?.text()) ?? '').split('\r\n');

it('where the filter picks among the loaded rows, those or all', async () => {
  const users = (from: number, count: number) =>
    respondWith(
      200,
      Array.from({ length: count }, (_, at) => ({ id: from + at, email: `user${from + at}@x.example` })),
    );
  const { user } = await open('/pso-users', '12 loaded', ['/pso/api/v1/users', users(1, 12)]);
  await user.type(screen.getByRole('searchbox'), 'user1');
  await screen.findByText('4 matching');
  await user.click(press('Export'));
  await dialog('operators');
  expect(option('All 4 operators that match “user1”')).toBeChecked();
  await user.click(option('All 12 operators'));
  await user.click(press('Save file'));
  expect(await screen.findByText(/^Saved 12 operators to/)).toBeInTheDocument();
});

it('a filter of the portal’s own picks among the pages read, too', async () => {
  const row = (id: number, email: string) => ({ user_id: id, email });
  const { user } = await open(
    '/agency-dashboard/CBTA/admin-users',
    /loaded/,
    ['page=1&', respondWith(200, [row(1, 'a@x.example'), row(2, 'b@x.example')], { 'x-next-page': '2' })],
    ['page=2&', respondWith(500), 1],
    ['page=2&', respondWith(200, [row(3, 'ab@x.example')])],
  );
  await user.type(screen.getByRole('searchbox'), 'a@');
  await screen.findByText('1 matching');
  await user.click(press('Export'));
  await dialog('administrators');
  await user.click(option('All administrators that match “a@”, read page after page'));
  await user.click(press('Save file'));
  expect(await screen.findByText(/^Saved 1 administrator to/)).toBeInTheDocument();
  expect((await lines())[1]).toBe('1,,a@x.example,');
});

it('an empty list has nothing to save', async () => {
  const { user } = await open(RIDERS, 'This agency has no riders yet', [CALL, respondWith(200, [])]);
  await user.click(press('Export'));
  expect(await within(await dialog('riders')).findByText('There are no riders to save.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save file' })).not.toBeInTheDocument();
});

it('the capped list of agencies does not say that it is all of them', async () => {
  const agencies = Array.from({ length: 100 }, (_, at) => ({
    id: at + 1,
    abbreviation: `A${at}`,
    name: `Agency ${at}`,
  }));
  const { user } = await open('/agencies', /of 100$/, [
    '/agency/api/v4/agencies',
    respondWith(200, agencies),
  ]);
  await user.click(press('Export'));
  await dialog('agencies');
  expect(option('The 100 loaded agencies')).toBeChecked();
  await user.click(press('Save file'));
  await screen.findByText(/^Saved 100 agencies/);
  // The arrow that leads to an agency is no data.
  expect((await lines())[0]).toBe('\uFEFFName,Abbreviation,Database,Country,Timezone');
});

it('of a list that could not be loaded, there are no loaded rows to save', async () => {
  const { user } = await open(RIDERS, 'Unable to retrieve Riders', [CALL, respondWith(500), 1]);
  await user.click(press('Export'));
  await dialog('riders');
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toContain(
    'All riders, read page after page',
  );
  expect(screen.queryByRole('radio', { name: /loaded/ })).toBeNull();
});
