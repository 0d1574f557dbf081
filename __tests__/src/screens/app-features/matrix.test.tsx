import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ACTIVE_FEATURES_PATH,
  ALL_FEATURES_PATH,
  APPLICATIONS_PATH,
  findSwitch,
  network,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';
import { renderRoute } from '@tests/support/renderRoute';

const TWO_VERSIONS = {
  'pay 1.0.0 android': respondWithFeatures('pay_wallet', 'mod_booking'),
  'pay 1.6.0 android': respondWithFeatures('mod_booking'),
};
const findGrid = () => screen.findByRole('grid', { name: 'Features by application' });
const getRowNames = () => screen.getAllByRole('rowheader').map((head) => head.querySelector('.feature-matrix-table__text')?.textContent); // prettier-ignore
function findCells(feature: string): readonly HTMLElement[] {
  const row = screen
    .getAllByRole('row')
    .find((candidate) => candidate.querySelector('.feature-matrix-table__text')?.textContent === feature);
  return [...(row?.querySelectorAll('td') ?? [])];
}
/** What the cells of a feature say, in the order of the columns. */
const getCells = (feature: string) => findCells(feature).map((cell) => cell.getAttribute('aria-label'));

it('two versions that differ in one feature: the filter shows one row, and the focus says its sentence', async () => {
  const { user, currentUrl } = await openMatrix(network, TWO_VERSIONS);
  await findGrid();
  expect(await screen.findByRole('button', { name: 'pay 1.0.0 android 2 on' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'pay 1.6.0 android 1 on' })).toBeVisible();
  expect(getCells('pay_wallet')).toEqual(['on', 'off']);
  expect(getCells('mod_booking')).toEqual(['on', 'on']);
  await clickButton(user, 'Differs between versions 1');
  expect(getRowNames().filter(Boolean)).toEqual(['pay_wallet']);
  expect(currentUrl()).toBe(`${MATRIX_PATH}?view=matrix&filter=versions`);
  expect(screen.getByText('1 of 4 features')).toBeVisible();
  await user.tab();
  while (!document.activeElement?.matches('[data-row]')) await user.tab();
  // There is nothing to press above the names.
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('checkbox', { name: 'Select pay_wallet' })).toHaveFocus();
  expect(
    screen.getByText('pay_wallet: on in pay 1.0.0 android; off in pay 1.6.0 android'),
  ).toBeInTheDocument();
  await enterText(user, screen.getByLabelText('Search'), 'no such feature');
  // The focus was in a row; without rows Tab reaches the heads.
  expect(document.querySelector('[data-row][tabindex="0"]')).toHaveAccessibleName(
    'Copy pay 1.0.0 android to…',
  );
  await clickButton(user, 'Show all features');
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('Back from a feature’s switch leads to its cell, where the matrix was scrolled to', async () => {
  const { user } = await openMatrix(network, TWO_VERSIONS);
  await findGrid();
  await screen.findByRole('button', { name: 'pay 1.6.0 android 1 on' });
  const getScroller = () => screen.getByRole('region', { name: 'Features, scrollable' });
  fireEvent.scroll(getScroller(), { target: { scrollTop: 120, scrollLeft: 40 } });
  await user.click(findCells('pay_wallet')[1] as HTMLElement);
  await findSwitch('pay_wallet');
  act(() => window.history.back());
  await findGrid();
  await waitFor(() => expect(findCells('pay_wallet')[1]).toHaveFocus());
  expect(getScroller()).toMatchObject({ scrollTop: 120, scrollLeft: 40 });
});

it('a feature that is on but not in the catalogue has a mark of its own', async () => {
  const { user } = await openMatrix(network, {
    ...TWO_VERSIONS,
    'pay 1.6.0 android': respondWithFeatures('pay_ghost'),
  });
  await clickButton(user, 'On, not in the catalogue 1');
  expect(getCells('pay_ghost')).toEqual(['off', 'on, not in the catalogue']);
});

it('a column that failed is unknown, never off; Retry in its head reads it again', async () => {
  const { user } = await openMatrix(network, { ...TWO_VERSIONS, 'pay 1.6.0 android': respondWith(500) });
  expect(await screen.findByText('without 1 unknown column')).toBeVisible();
  const cells = within(await findGrid())
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll('td:last-child')]);
  expect(new Set(cells.map((cell) => cell.getAttribute('aria-label')))).toEqual(new Set(['unknown']));
  expect(cells).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Differs between versions/ })).not.toBeInTheDocument();
  // The head of the unknown column has no button to copy, so it has one line less.
  act(() => screen.getByRole('button', { name: 'pay 1.0.0 android 2 on' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'pay 1.6.0 android unknown' })).toHaveFocus();
  network.reset();
  network.intercept(ACTIVE_FEATURES_PATH, respondWithFeatures('pay_wallet'));
  await clickButton(user, 'Retry pay 1.6.0 android');
  expect(await screen.findByRole('button', { name: 'pay 1.6.0 android 1 on' })).toBeVisible();
  expect(network.requests).toHaveLength(1);
  expect(screen.queryByText(/unknown column/)).not.toBeInTheDocument();
});

it('a head stays in the order of Tab when its column can no longer be copied', async () => {
  let respond = respondWithFeatures('pay_wallet');
  const { user } = await openMatrix(network, {
    ...TWO_VERSIONS,
    'pay 1.6.0 android': (request) => respond(request),
  });
  const head = await screen.findByRole('button', { name: 'pay 1.6.0 android 1 on' });
  act(() => head.focus());
  respond = respondWith(500);
  await clickButton(user, 'Refresh');
  expect(await screen.findByRole('button', { name: 'pay 1.6.0 android unknown' })).toBe(head);
  expect(head).toHaveAttribute('tabindex', '0');
});

it('Home in the heads leads to the first of them, as there is none above the names', async () => {
  const { user } = await openMatrix(network, TWO_VERSIONS);
  const head = await screen.findByRole('button', { name: 'pay 1.6.0 android 1 on' });
  act(() => head.focus());
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'pay 1.0.0 android 2 on' })).toHaveFocus();
});

it('reads what the agency lists and no more, six at a time, and nothing again until Refresh', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  let inFlight = 0;
  let most = 0;
  network.intercept(ACTIVE_FEATURES_PATH, async (request) => {
    most = Math.max(most, (inFlight += 1));
    const response = await network.forward(request);
    inFlight -= 1;
    return response;
  });
  // An application that CBTA does not list is selected.
  const path = '/agency-dashboard/CBTA/agency-appfeatures?application=mod&version=1.0.0&platform=android';
  await goTo(`${path}&view=matrix`);
  await findGrid();
  await waitFor(() => expect(screen.getAllByRole('button', { name: / \d+ on$/ })).toHaveLength(9));
  const countReads = () =>
    [APPLICATIONS_PATH, ALL_FEATURES_PATH, ACTIVE_FEATURES_PATH].map(
      (part) => network.requestsTo(part).length,
    );
  expect(countReads()).toEqual([1, 1, 9]);
  expect(most).toBe(6);
  await goTo('/agency-dashboard/CBTA');
  await goTo(`${path}&view=matrix`);
  await findGrid();
  expect(countReads()).toEqual([1, 1, 9]);
  await clickButton(user, 'Refresh');
  await waitFor(() => expect(countReads()).toEqual([2, 2, 18]));
});

it('Refresh reads no further application after the page is left', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo('/agency-dashboard/CBTA/agency-appfeatures?view=matrix');
  await waitFor(() => expect(screen.getAllByRole('button', { name: / \d+ on$/ })).toHaveLength(9));
  const releases: (() => void)[] = [];
  network.intercept(
    ACTIVE_FEATURES_PATH,
    (request) => new Promise((resolve) => releases.push(() => resolve(network.forward(request)))),
  );
  await clickButton(user, 'Refresh');
  await waitFor(() => expect(releases).toHaveLength(6));
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  await act(async () => {
    for (const release of releases) release();
  });
  await goTo('/agency-dashboard/CBTA/passes');
  await screen.findAllByRole('rowheader');
  expect(releases).toHaveLength(6);
});

it('an agency without applications says so, and leads to those that can be selected', async () => {
  const { user, currentUrl } = await openMatrix(network, {});
  expect(await screen.findByText('METRO lists no application')).toBeVisible();
  await clickButton(user, 'Select an application');
  expect(currentUrl()).toBe(MATRIX_PATH);
  expect(await screen.findByLabelText('Application')).toBeVisible();
});

it('a head opens the switches of its application, a cell those of its feature; unsent switches stay', async () => {
  const { user, currentUrl } = await openMatrix(network, TWO_VERSIONS);
  await user.click(await screen.findByRole('button', { name: 'pay 1.0.0 android 2 on' }));
  expect(currentUrl()).toBe(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=android`);
  expect(await screen.findByLabelText('Application')).toHaveFocus();
  await user.click(await findSwitch('pay_wallet'));
  expect(screen.getByText('1 unsent change')).toBeVisible();
  await clickButton(user, 'All applications');
  await findGrid();
  const [cell] = findCells('pay_wallet');
  cell?.focus();
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe(
    `${MATRIX_PATH}?application=pay&version=1.0.0&platform=android&search=pay_wallet`,
  );
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(await findSwitch('pay_wallet')).toHaveFocus();
  expect(network.listWrites()).toEqual([]);
});

it('without the catalogue the matrix has what is on, and claims nothing about the rest', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(ALL_FEATURES_PATH, respondWith(500));
  await page.goTo('/agency-dashboard/CBTA/agency-appfeatures?view=matrix');
  expect(await screen.findByText('Some features could not be loaded')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: / \d+ on$/ })).toHaveLength(9));
  expect(screen.queryByRole('button', { name: /not in the catalogue/ })).not.toBeInTheDocument();
});

it('plans a rollout of the selected features, as they are in an application, over all agencies', async () => {
  const page = await openMatrix(network, {
    'pay 1.0.0 ios': respondWithFeatures('pay_wallet'),
    'pay 1.6.0 ios': respondWithFeatures('mod_booking'),
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select pay_wallet' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select mod_booking' }));
  await page.user.click(screen.getByRole('button', { name: 'Copy 2 to…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Roll out in all agencies…' }));
  await screen.findByRole('heading', { name: /^Plan/ });
  expect(page.store.getState().rollout?.plan).toMatchObject({
    subject: { kind: 'features', application: { name: 'pay', version: '1.6.0', platform: 'ios' } },
    source: { kind: 'matrix', agency: 'METRO' },
    agencies: expect.arrayContaining([
      expect.objectContaining({ target: '{"pay_wallet":"off","mod_booking":"on"}', status: 'notRead' }),
    ]),
  });
  expect(network.requests.filter((line) => /^(POST|DELETE)/.test(line))).toEqual([]);
});
