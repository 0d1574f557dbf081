import { screen, within } from '@testing-library/react';
import { getButton } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import {
  files,
  findExportDialog,
  getOption,
  network,
  openList,
  readLines,
} from '@tests/support/exportFixture';
import { neverRespond, type PageHeaders, respondWith, respondWithPage } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const RIDERS_URL = '/agency-dashboard/CBTA/riders';

it('offers the matching rows or all rows when the filter applies to the loaded rows', async () => {
  const users = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    email: `user${index + 1}@x.example`,
  }));
  const { user } = await openList('/pso-users', '12 loaded', ['/pso/api/v1/users', respondWith(200, users)]);
  await enterText(user, screen.getByRole('searchbox'), 'user1');
  await screen.findByText('4 of all 12 operators match');
  await user.click(getButton('Export'));
  await findExportDialog('operators');
  expect(getOption('All 4 operators that match “user1”')).toBeChecked();
  await user.click(getOption('All 12 operators'));
  await user.click(getButton('Save file'));
  expect(await screen.findByText('Saved 12 operators')).toBeInTheDocument();
});

it('applies the filter by email, which the portal does itself, to all fetched pages', async () => {
  const createRow = (id: number, email: string) => ({ user_id: id, email });
  const { user } = await openList(
    '/agency-dashboard/CBTA/admin-users',
    /loaded/,
    ['page=1&', respondWithPage([createRow(1, 'a@x.example'), createRow(2, 'b@x.example')], { nextPage: 2 })],
    // The list's own call for page 2 fails, so that only page 1 is loaded.
    ['page=2&', respondWith(500), 1],
    ['page=2&', respondWith(200, [createRow(3, 'ab@x.example')])],
  );
  await user.type(screen.getByRole('searchbox'), 'a@');
  await screen.findByText('1 of the 2 administrators loaded so far matches');
  await user.click(getButton('Export'));
  await findExportDialog('administrators');
  await user.click(getOption('All administrators that match “a@”, read page by page'));
  await user.click(getButton('Save file'));
  expect(await screen.findByText('Saved 1 administrator')).toBeInTheDocument();
  expect((await readLines())[1]).toBe('1,,a@x.example,');
});

it('saves a row without an email when there is no filter', async () => {
  const { user } = await openList(
    '/agency-dashboard/CBTA/admin-users',
    /loaded/,
    ['page=1&', respondWithPage([{ user_id: 1, email: 'a@x.example' }], { nextPage: 2 })],
    // The list's own call for page 2 fails, so that only page 1 is loaded.
    ['page=2&', respondWith(500), 1],
    ['page=2&', respondWith(200, [{ user_id: 2, email: null }])],
  );
  await user.click(getButton('Export'));
  await findExportDialog('administrators');
  await user.click(getOption('All administrators, read page by page'));
  await user.click(getButton('Save file'));
  expect(await screen.findByText('Saved 2 administrators')).toBeInTheDocument();
});

it('names the rows and calls of an export of all rows, and their time only after one was measured', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  const respondWithRows = (count: number, headers?: PageHeaders) =>
    respondWithPage(
      Array.from({ length: count }, (_row, index) => ({ user_id: index + 1 })),
      { total: 250, ...headers },
    );
  network.intercept('page=1&per_page=10&', respondWithRows(10, { nextPage: 2 }));
  network.intercept('page=2&per_page=10&', respondWith(500));
  network.intercept('page=1&per_page=100&', respondWithRows(100));
  await page.goTo(RIDERS_URL);
  expect(await screen.findByText('10 of 250 loaded')).toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  await findExportDialog('riders');
  await page.user.click(getOption('All 250 riders (3 calls of 100)'));
  await page.user.click(getButton('Save file'));
  await screen.findByText(/^Saved 100 riders/);
  await page.user.keyboard('{Escape}');
  await page.user.click(getButton('Export'));
  await findExportDialog('riders');
  expect(getOption('All 250 riders (3 calls of 100, about 1 s)')).toBeInTheDocument();
});

it('keeps the choice of all rows when the first rows arrive', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  const release = network.hold(RIDERS_PATH, respondWithPage([{ user_id: 1 }], { nextPage: 2 }));
  network.intercept(RIDERS_PATH, neverRespond);
  await page.goTo(RIDERS_URL);
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  await findExportDialog('riders');
  expect(screen.getByText('All riders, read page by page')).toBeVisible();
  release();
  expect(await screen.findByRole('radio', { name: 'The 1 loaded rider' })).not.toBeChecked();
  expect(getOption('All riders, read page by page')).toBeChecked();
});

it('saves agencies in the order of the sorted table, also those that the filter hides', async () => {
  const { user } = await openList('/agencies?sort=abbreviation.desc&filter=METRO', /^\d+–\d+ of/);
  await user.click(getButton('Export'));
  await findExportDialog('agencies');
  await user.click(getOption(/^All \d+ agencies$/));
  await user.click(getButton('Save file'));
  await screen.findByText(/^Saved \d+ agencies/);
  const rows = ((await files[0]?.text()) ?? '').trim().split('\r\n').slice(1);
  const abbreviations = rows.map((row) => row.split(',')[1] ?? '');
  expect(abbreviations).toEqual(abbreviations.toSorted().reverse());
  expect(abbreviations).toContain('CBTA');
});

it('says that an empty list has no rows to save', async () => {
  const { user } = await openList(RIDERS_URL, 'This agency has no riders yet', [
    RIDERS_PATH,
    respondWith(200, []),
  ]);
  await user.click(getButton('Export'));
  expect(
    await within(await findExportDialog('riders')).findByText('There are no riders to save.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save file' })).not.toBeInTheDocument();
});

it.each([
  { state: 'loading', respond: neverRespond },
  { state: 'failed', respond: respondWith(500) },
])('does not say that there are no agencies while they are $state', async ({ respond }) => {
  const page = await renderRoute('/', network);
  network.intercept('/agency/api/v4/agencies', respond);
  await page.goTo('/agencies');
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(
    await within(await findExportDialog('agencies')).findByText('The agencies are not loaded.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save file' })).not.toBeInTheDocument();
});

it('offers the loaded agencies, not all agencies, when there are more that could not be loaded', async () => {
  const agencies = Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    abbreviation: `A${index}`,
    name: `Agency ${index}`,
  }));
  const { user } = await openList(
    '/agencies',
    '1–30 of 100',
    ['/agency/api/v4/agencies/?', respondWith(200, agencies)],
    ['/agency/api/v4/agencies?', respondWith(500)],
  );
  await screen.findByText('The agencies after the first 100 could not be loaded.');
  await user.click(getButton('Export'));
  await findExportDialog('agencies');
  expect(screen.getByText('The 100 loaded agencies')).toBeVisible();
  await user.click(getButton('Save file'));
  await screen.findByText(/^Saved 100 agencies/);
  // The Edit column contains no data and is left out.
  expect((await readLines())[0]).toBe('\uFEFFName,Abbreviation,Database,Country,Timezone');
});

it('offers no loaded rows when the list could not be loaded', async () => {
  const { user } = await openList(RIDERS_URL, 'Unable to retrieve Riders', [
    RIDERS_PATH,
    respondWith(500),
    1,
  ]);
  await user.click(getButton('Export'));
  await findExportDialog('riders');
  expect(screen.getByText('All riders, read page by page')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
