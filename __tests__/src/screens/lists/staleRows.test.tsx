import { fireEvent, screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

const RIDERS_URL = '/agency-dashboard/CBTA/riders';
/** Shows some of the ten rows of a page, so that no next page is loaded by itself. */
const LOW_WINDOW = 200;
const HIGH_WINDOW = 768;

/** Three pages of ten riders. */
const respondWithRiders = (name: string) => (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  const riders = Array.from({ length: 10 }, (_rider, index) => {
    const user_id = 1000 - 10 * page - index;
    return { user_id, first_name: `${name} ${user_id}` };
  });
  return respondWithPage(riders, page < 3 ? { nextPage: page + 1 } : {})(request);
};
const requestedPages = () =>
  network.requests
    .filter((line) => line.includes(RIDERS_PATH))
    .map((line) => /[?&]page=(\d)/.exec(line)?.[1]);

/** Opens the first page of a list, which is as high as a low window. */
async function openFirstPage() {
  jest.replaceProperty(window, 'innerHeight', LOW_WINDOW);
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(RIDERS_PATH, respondWithRiders('Old'));
  await page.goTo(RIDERS_URL);
  await screen.findByText('10 loaded');
  expect(requestedPages()).toEqual(['1']);
  return page;
}

/** From now on the platform has other riders, and what was read before is older than a minute. */
function changeRiders() {
  network.reset();
  network.intercept(RIDERS_PATH, respondWithRiders('New'));
}

async function expectNewRowsOnly() {
  expect(await screen.findByText('30 loaded')).toBeInTheDocument();
  expect(requestedPages()).toEqual(['1', '2', '3']);
  expect(screen.queryAllByText(/^Old/)).toEqual([]);
}

it('a link to rows that are older than a minute reads them anew before the next page, for which a higher window has room', async () => {
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  const { goTo } = await openFirstPage();
  dateNowSpy.mockRestore();
  await goTo('/agency-dashboard/CBTA');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  changeRiders();
  jest.replaceProperty(window, 'innerHeight', HIGH_WINDOW);
  await goTo(RIDERS_URL);
  await expectNewRowsOnly();
});

it('so does a filter that was used before', async () => {
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  const { user } = await openFirstPage();
  dateNowSpy.mockRestore();
  network.reset();
  network.intercept('term=nobody', respondWith(200, []));
  await enterText(user, screen.getByLabelText('Filter'), 'nobody');
  await screen.findByText('No rider matches “nobody”');
  changeRiders();
  jest.replaceProperty(window, 'innerHeight', HIGH_WINDOW);
  await user.clear(screen.getByLabelText('Filter'));
  await expectNewRowsOnly();
});

it('loads on after a reload, during whose request the last row was scrolled into view', async () => {
  const { user } = await openFirstPage();
  network.reset();
  const release = network.hold('page=1&', respondWithRiders('New'));
  network.intercept('page=2&', respondWithRiders('New'));
  await user.keyboard('r');
  await waitFor(() => expect(requestedPages()).toEqual(['1']));
  expect(screen.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.scroll(screen.getByRole('region', { name: 'Riders, scrollable' }), {
    target: { scrollTop: 400 },
  });
  release();
  expect(await screen.findByText('20 loaded')).toBeInTheDocument();
  expect(requestedPages()).toEqual(['1', '2']);
});
