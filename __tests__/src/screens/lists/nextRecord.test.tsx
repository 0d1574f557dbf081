import { act, screen, waitFor, within } from '@testing-library/react';
import { getButton } from '@tests/support/controls';
import {
  holdResponse,
  type Interception,
  type PageHeaders,
  respondWith,
  respondWithPage,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { openRoute, renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const PASSES_URL = '/agency-dashboard/CBTA/passes';
const respondWithPasses = (ids: readonly number[], headers?: PageHeaders) =>
  respondWithPage(
    ids.map((id) => ({ id })),
    headers,
  );
/** More rows than the table shows, so that it does not load the next page itself. */
const FIRST_PAGE = Array.from({ length: 30 }, (_, index) => 60 - index);

/** Opens the last record of the first page. */
async function openLastLoaded(...interceptions: Interception[]) {
  const page = await openRoute(
    `${PASSES_URL}?record=31`,
    network,
    { agencies: ['CBTA'] },
    ['page=1&', respondWithPasses(FIRST_PAGE, { nextPage: 2 })],
    ...interceptions,
  );
  await findPass(31);
  return page;
}

const findPass = (id: number) => screen.findByRole('dialog', { name: `Pass #${id}` });

const getNext = () => getButton('Next record');
const countRequests = (match: string) => network.requestsTo(match).length;

it('Next at the last loaded record loads the next page, and ends at the end of the list', async () => {
  const page2 = holdResponse(respondWithPasses([30, 29]));
  const { user, currentUrl } = await openLastLoaded(['page=2&', page2.held]);
  expect(countRequests('page=2&')).toBe(0);
  await user.click(getNext());
  expect(await within(await findPass(31)).findByText('Loading…')).toBeVisible();
  expect(getNext()).toHaveAttribute('aria-disabled', 'true');
  await user.click(getNext());
  await act(async () => page2.release());
  await findPass(30);
  expect(getNext()).toHaveFocus();
  expect(currentUrl()).toBe(`${PASSES_URL}?record=30`);
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  await user.click(getNext());
  await findPass(29);
  expect(getNext()).toHaveAttribute('aria-disabled', 'true');
  expect(countRequests('page=2&')).toBe(1);
});

it('keeps the record open when the next page fails, and says so until Next has loaded it', async () => {
  const { user } = await openLastLoaded(
    ['page=2&', respondWith(400), 1],
    ['page=2&', respondWithPasses([30])],
  );
  await user.click(getNext());
  const dialog = await findPass(31);
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('The next record could not be loaded');
  expect(alert).toHaveTextContent('400');
  expect(getNext()).toHaveFocus();
  await user.click(getNext());
  await findPass(30);
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

it('loads the next page also after a refresh that failed, which is no failure of Next', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('page=1&', respondWithPasses(FIRST_PAGE, { nextPage: 2 }), 1);
  network.intercept('page=1&', respondWith(400));
  network.intercept('page=2&', respondWithPasses([30]));
  await goTo(PASSES_URL);
  await screen.findByText('30 loaded');
  await user.keyboard('r');
  await screen.findByRole('alert');
  await goTo(`${PASSES_URL}?record=31`);
  await findPass(31);
  await user.click(getNext());
  await findPass(30);
  expect(countRequests('page=1&')).toBe(2);
});

it('goes on from a page without another record only with the next press', async () => {
  const { user } = await openLastLoaded(
    ['page=2&', respondWithPage([{ name: 'no id' }], { nextPage: 3 })],
    ['page=3&', respondWithPasses([30])],
  );
  await user.click(getNext());
  expect(await screen.findByText('The loaded page had no other record.')).toBeVisible();
  expect(countRequests('page=3&')).toBe(0);
  await user.click(getNext());
  await findPass(30);
});

it('does not step in a record that was left meanwhile', async () => {
  const page2 = holdResponse(respondWithPasses([30]));
  const { user, currentUrl } = await openLastLoaded(['page=2&', page2.held]);
  await user.click(getNext());
  await user.click(getButton('Previous record'));
  await findPass(32);
  await act(async () => page2.release());
  await waitFor(() => expect(screen.getByText('31 loaded')).toBeInTheDocument());
  expect(currentUrl()).toBe(`${PASSES_URL}?record=32`);
  await user.click(getNext());
  await findPass(31);
  expect(currentUrl()).toBe(`${PASSES_URL}?record=31`);
});
