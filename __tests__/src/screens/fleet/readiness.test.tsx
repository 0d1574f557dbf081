import { act, screen, waitFor, within } from '@testing-library/react';
import { agencyPinChanged } from '@/session/preferences/preferencesSlice';
import { captureDownloads } from '@tests/support/downloads';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const TWO_AGENCIES = '/fleet?agencies=CBTA.METRO&reading=readiness';

async function openAndRun(path: string, session = {}) {
  const page = await renderRoute(path, network, session);
  return {
    ...page,
    run: async () => {
      await pressRun(page.user);
      await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
    },
  };
}

const findCell = async (agency: string, line: string) => {
  const grid = await screen.findByRole('grid', { name: 'Agencies' });
  const heads = within(grid).getAllByRole('columnheader');
  const row = within(grid).getByRole('button', { name: agency }).closest('tr') as HTMLElement;
  const index = heads.findIndex((head) => head.textContent === line);
  return row.children[index] as HTMLElement;
};

it('reads the 18 lines from a run of diagnostics without a further call; what it did not ask is not run', async () => {
  const { run, user } = await openAndRun('/fleet?agencies=CBTA.METRO');
  await run();
  const calls = network.requests.length;
  await user.click(screen.getByRole('button', { name: 'Readiness' }));
  const grid = await screen.findByRole('grid', { name: 'Agencies' });
  // Agency and sum, and the 18 lines.
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(20);
  expect(await findCell('CBTA', 'Coupons')).toHaveAccessibleName('done');
  expect(await findCell('CBTA', 'Geofences')).toHaveAccessibleName('not run');
  expect(await findCell('CBTA', 'Done')).toHaveTextContent(/^\d+ of 12, 6 not run$/);
  expect(network.requests).toHaveLength(calls);
});

it('asks for administrators and app features too, and names what an agency lacks and the page that mends it', async () => {
  const { run, user, currentUrl } = await openAndRun(`${TWO_AGENCIES}&checks=readiness`);
  network.intercept('/applications?agency=METRO', respondWith(200, []), 1);
  network.intercept('/reportList', respondWith(200, []));
  await run();
  expect(await findCell('CBTA', 'Administrators')).toHaveAccessibleName('done');
  expect(await findCell('METRO', 'App features')).toHaveAccessibleName('missing');
  await user.click(await findCell('METRO', 'App features'));
  const panel = screen.getByRole('complementary', { name: 'Readiness of METRO' });
  // A line has the same name at the head of its column and in the panel.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const lines = within(panel).getAllByRole('region');
  expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual(heads.slice(2));
  const reports = within(panel).getByRole('region', { name: 'Reports' });
  expect(reports).toHaveTextContent('Reports ! missingNo reports.This portal cannot fix it');
  const features = within(panel).getByRole('region', { name: 'App features' });
  expect(features).toHaveTextContent('No application is listed, so no feature is on.');
  await user.click(within(features).getByRole('button', { name: 'Open its app features' }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO/agency-appfeatures'));
});

it('shows the checks Readiness in their view until another one is chosen', async () => {
  const { run, user } = await openAndRun('/fleet?agencies=CBTA&checks=readiness');
  await run();
  const view = within(screen.getByRole('group', { name: 'View' }));
  expect(view.getByRole('button', { pressed: true })).toHaveTextContent('Readiness');
  await user.click(view.getByRole('button', { name: 'Diagnostics' }));
  expect(view.getByRole('button', { pressed: true })).toHaveTextContent('Diagnostics');
  await run();
  expect(view.getByRole('button', { pressed: true })).toHaveTextContent('Diagnostics');
});

it('drops the chosen status when a run comes in another view, and not for other checks of the same view', async () => {
  const { run, user, currentUrl } = await openAndRun('/fleet?agencies=CBTA&checks=reports');
  await run();
  await user.click(screen.getByRole('button', { name: '1 ok' }));
  expect(currentUrl()).toContain('cellStatus=ok');
  const checks = screen.getByRole('combobox', { name: 'Checks' });
  await user.selectOptions(checks, 'coupons');
  await run();
  expect(currentUrl()).toContain('cellStatus=ok');
  await user.selectOptions(checks, 'readiness');
  await run();
  expect(currentUrl()).not.toContain('cellStatus');
});

it('says of a call that failed that its line is unknown, and of a failed agency why in one cell', async () => {
  const { run, user } = await openAndRun(TWO_AGENCIES);
  network.intercept('/token/agency', respondWith(403), 1);
  network.intercept('/reportList', respondWith(500, { message: 'No such column' }));
  await run();
  const failure = await screen.findByText(/Could not sign in \(403\)/);
  expect(failure.closest('td')).toHaveAttribute('colspan', '19');
  const reports = await findCell('METRO', 'Reports');
  expect(reports).toHaveAccessibleName('unknown');
  expect(reports).toHaveAttribute('title', expect.stringContaining('No such column'));
  await user.click(reports);
  const line = screen.getByRole('region', { name: 'Reports' });
  expect(line).toHaveTextContent('The platform responded with 500: No such column');
});

it('says in the panel of an agency without an answer only whether it is being asked', async () => {
  const { user } = await openAndRun('/fleet?agencies=AAT.BCC.CBTA.METRO&reading=readiness');
  network.intercept('/token/agency', neverRespond);
  await pressRun(user);
  for (const [agency, text] of [
    ['AAT', 'Asking…'],
    ['METRO', 'Not asked'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: agency }));
    const panel = screen.getByRole('complementary', { name: `Readiness of ${agency}` });
    expect(await within(panel).findByText(text)).toBeVisible();
  }
});

it('moves between cells by arrow keys, opens one by Enter, and returns to it by Escape', async () => {
  const { run, user } = await openAndRun(TWO_AGENCIES);
  await run();
  const agency = screen.getByRole('button', { name: 'CBTA' });
  const wholeName = agency.closest('th')?.title ?? '';
  expect(wholeName).not.toBe('');
  // The agency of the first row, which has not had the focus.
  expect(screen.queryByText(`CBTA, ${wholeName}`)).not.toBeInTheDocument();
  act(() => agency.focus());
  expect(screen.getByText(`CBTA, ${wholeName}`)).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  const cell = await findCell('METRO', 'Agency info complete');
  expect(cell).toHaveFocus();
  expect(screen.getByText(/^METRO, Agency info complete: done/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('complementary', { name: 'Readiness of METRO' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(cell).toHaveFocus();
  // Another cell of the same agency does not move the focus into the panel, and Escape closes it all the same.
  await user.keyboard('{Enter}');
  const nextCell = await findCell('METRO', 'Reports');
  await user.click(nextCell);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Readiness of METRO' })).not.toBeInTheDocument();
  expect(nextCell).toHaveFocus();
  cell.focus();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{PageUp}{Enter}{Enter}');
  // The head of the column of agencies has sorted twice.
  expect(screen.getByRole('columnheader', { name: 'Agency' })).toHaveAttribute('aria-sort', 'descending');
});

it('is a note on the agency’s dashboard, without a call for it', async () => {
  const { run, goTo } = await openAndRun('/fleet?agencies=CBTA.METRO', { agencies: ['CBTA'] });
  await run();
  const calls = network.requests.length;
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByText(/^Readiness 12\/12, 6 not run, \d\d:\d\d your time$/)).toBeVisible();
  // The profile alone.
  expect(
    network.requests.slice(calls).filter((line) => !/\/(agencies|timezones|countries)/.test(line)),
  ).toEqual([]);
});

it('filters the rows and columns by a status, and exports the reading', async () => {
  const { run, user } = await openAndRun(TWO_AGENCIES);
  network.intercept('/reportList', respondWith(200, []), 1);
  await run();
  await user.click(screen.getByRole('button', { name: '1 missing' }));
  const grid = await screen.findByRole('grid', { name: 'Agencies' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Agency', 'Done', 'Reports']);
  const downloads = captureDownloads();
  for (const format of ['CSV', 'JSON', 'Text']) {
    await user.click(screen.getByRole('button', { name: `Download as ${format}` }));
    const text = await downloads.at(-1)?.text();
    expect(text).toMatch(/No reports\./);
    expect(text).toMatch(/not run/);
    expect(text).not.toMatch(/@|eyJ/);
  }
});

it('shows what has changed since an earlier run, in its cells, a list and the panel, and filters by it', async () => {
  const { run, user } = await openAndRun(TWO_AGENCIES);
  await run();
  network.intercept('/reportList', respondWith(200, []), 1);
  await run();
  const changes = (await screen.findByText('What changed (1)')).closest('details') as HTMLElement;
  const agency = within(changes).getByRole('button');
  expect(changes).toHaveTextContent(`${agency.textContent}: Reports: was done, now missing; No reports`);
  const cell = await findCell(agency.textContent, 'Reports');
  expect(cell).toHaveAccessibleName('missing, changed');
  expect(cell.title).toBe('Reports: missing. No reports. Changed: was done, now missing.');
  await user.click(cell);
  const panel = screen.getByRole('complementary', { name: `Readiness of ${agency.textContent}` });
  expect(within(panel).getByRole('region', { name: 'Reports' })).toHaveTextContent(
    'No reports.Changed: was done, now missing.',
  );
  await user.click(screen.getByRole('button', { name: '1 changed' }));
  const grid = await screen.findByRole('grid', { name: 'Agencies' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(3);
  // An agency and the sum.
  expect(within(grid).getAllByRole('rowheader')).toHaveLength(2);
});

it('says of a change to unknown what the platform said, and nothing of it twice', async () => {
  const { run } = await openAndRun(TWO_AGENCIES);
  await run();
  network.intercept('/reportList', respondWith(500, { message: 'Down' }), 1);
  await run();
  const changes = (await screen.findByText('What changed (1)')).closest('details') as HTMLElement;
  const cell = await findCell(within(changes).getByRole('button').textContent, 'Reports');
  expect(cell.title).toBe(
    'Reports: unknown. The platform responded with 500: Down. Changed: was done, now unknown.',
  );
});

it('shows only what a pattern agency has and another lacks', async () => {
  const { run, user, store } = await openAndRun(`${TWO_AGENCIES}&compare=agency-METRO`);
  // A run asks pinned agencies first.
  act(() => void store.dispatch(agencyPinChanged({ region: 'usEast', agency: 'METRO', isPinned: true })));
  network.intercept('/resources/CBTA/terms', respondWith(200, []));
  await run();
  const changes = await screen.findByText('What is better in METRO (1)');
  expect(changes.closest('details')).toHaveTextContent(/CBTA: Terms valid: /);
  const cell = await findCell('CBTA', 'Terms valid');
  expect(cell).toHaveAccessibleName('missing, better in METRO');
  expect(screen.getByRole('button', { name: '1 better in METRO' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run these only (1)' })).toBeVisible();
  // The other way round nothing is lacking.
  const select = screen.getByRole('combobox', { name: 'Compare with' });
  expect([...select.children].slice(-2).map(({ textContent }) => textContent)).toEqual([
    'CBTA as the pattern',
    'METRO as the pattern',
  ]);
  await user.selectOptions(select, 'CBTA as the pattern');
  expect(await screen.findByText('Nothing is better in CBTA')).toBeVisible();
});

it('says that a pattern agency that could not be read is none', async () => {
  const { run } = await openAndRun(`${TWO_AGENCIES}&compare=agency-METRO`);
  network.intercept('/pso/api/v1/token/agency', respondWith(403, {}));
  await run();
  expect(await screen.findByText('METRO has not been read: nothing to compare with')).toBeVisible();
});
