import { screen } from '@testing-library/react';
import { files, network } from '@tests/support/exportFixture';
import {
  type PageHeaders,
  type RequestHandler,
  respondWith,
  respondWithPage,
} from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const RIDERS_URL = '/agency-dashboard/CBTA/riders';
const EXPORT_QUERY = 'per_page=100';
/** @param ids null: an invalid row */
const respondWithRiders = (ids: (number | null)[], headers?: PageHeaders) =>
  respondWithPage(
    ids.map((user_id) => (user_id === null ? {} : { user_id })),
    headers,
  );
const exportRequests = () => network.requestsTo(EXPORT_QUERY);

/** Opens the riders, whose second page fails, and exports all of them from a service with these pages. */
async function startExport(...pages: RequestHandler[]) {
  const rendered = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('per_page=10&', respondWithRiders([9, 8], { nextPage: 2 }), 1);
  network.intercept('per_page=10&', respondWith(500));
  for (const [index, page] of pages.entries()) network.intercept(`page=${index + 1}&${EXPORT_QUERY}`, page);
  await rendered.goTo(RIDERS_URL);
  await screen.findByText('2 loaded');
  await rendered.user.click(screen.getByRole('button', { name: 'Export' }));
  await rendered.user.click(await screen.findByRole('radio', { name: 'All riders, read page by page' }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save file' }));
  return rendered;
}

it.each([
  ['/pso-users', '/pso/api/v1/users?', 'operators'],
  ['/agency-dashboard/CBTA/admin-users', '/auth/api/v4/administrators?', 'administrators'],
  [RIDERS_URL, '/customersearch/api/v3/riders?', 'riders'],
  ['/agency-dashboard/CBTA/passes', '/mobileticketview/api/v2/passes/', 'passes'],
  ['/agency-dashboard/CBTA/purchase-orders', '/payment/api/v4/purchase?', 'purchase orders'],
  [`${RIDERS_URL}/1000120`, '/paymentview/api/v2/payments?', 'payments'],
])(
  'the export of %s ends at a page without a new row, saves what was read, and says so',
  async (path, apiPath, plural) => {
    const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    network.intercept(apiPath, (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const rows = [9, 8].map((id) => ({ id, user_id: id, email: `${id}@a.example` }));
      return respondWithPage(rows, { nextPage: page + 1 })(request);
    });
    await goTo(path);
    await screen.findByText('This list may be incomplete');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('radio', { name: `All ${plural}, read page by page` }));
    await user.click(screen.getByRole('button', { name: 'Save file' }));
    const savedText = `^Saved 2 ${plural} to .*\\. This list may be incomplete\\. The last page that the platform sent had no new ${plural}\\.$`;
    expect(await screen.findByText(new RegExp(savedText))).toBeInTheDocument();
    expect(files).toHaveLength(1);
    expect(exportRequests().filter((line) => line.includes(apiPath))).toHaveLength(2);
  },
);

it('ends at a repeated page with an invalid row, and counts that row once', async () => {
  await startExport(
    respondWithRiders([9, null], { nextPage: 2 }),
    respondWithRiders([9, null], { nextPage: 3 }),
    respondWithRiders([9, null]),
  );
  expect(
    await screen.findByText(
      /^Saved 1 rider to .*\. 1 row could not be read and is left out\. This list may be incomplete\. The last page that the platform sent had no new riders\.$/,
    ),
  ).toBeInTheDocument();
  expect(exportRequests()).toHaveLength(2);
});

it('marks the file as partial when only a row that could not be read is missing', async () => {
  await startExport(respondWithRiders([9, null]));
  expect(
    await screen.findByText(/^Saved 1 rider to .*\. 1 row could not be read and is left out\.$/),
  ).toBeInTheDocument();
  expect(files[0]?.name).toMatch(/Z_partial\.csv$/);
});

it('says that the list changed while it was read, and reads it anew', async () => {
  const { user } = await startExport(
    respondWithRiders([9, 8], { nextPage: 2, total: 4 }),
    // One of the first two was removed, so that the row 7 is on page 1 now.
    respondWithRiders([6], { total: 3 }),
  );
  expect(
    await screen.findByText(
      /^Saved 3 riders to .* This list changed while it was read\. The platform counted 4 riders, and 3 later\. Some may be missing\.$/,
    ),
  ).toBeInTheDocument();
  expect(files[0]?.name).toMatch(/Z_partial\.csv$/);
  network.reset();
  network.intercept(EXPORT_QUERY, respondWithRiders([9, 7, 6], { total: 3 }));
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText('Saved 3 riders')).toBeInTheDocument();
  expect(files).toHaveLength(2);
  expect(files[1]?.name).toMatch(/Z\.csv$/);
  expect(await files[1]?.text()).toContain('\r\n7,');
  expect(screen.queryByRole('button', { name: 'Read again' })).not.toBeInTheDocument();
});
