import { act, screen, waitFor } from '@testing-library/react';
import { neverRespond, type PageHeaders, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { respondWithRiders, RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();
let isOnline = true;
beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});

const respondWithOld = (ids: number[], headers?: PageHeaders) => respondWithRiders(ids, headers, 'Old');

/** Opens a list of two pages, and reloads it in vain. `isComplete`: both pages are loaded before; otherwise one of three. */
async function failToReload({ isComplete }: { isComplete: boolean }) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('page=1&', respondWithOld([9, 8], { nextPage: 2 }));
  network.intercept('page=2&', respondWithOld([7], isComplete ? {} : { nextPage: 3 }));
  network.intercept('page=3&', respondWith(500));
  await page.goTo('/agency-dashboard/CBTA/riders');
  await screen.findByText('Old 7');
  await screen.findByText(isComplete ? 'No more results' : 'Unable to retrieve more Riders');
  network.reset();
  network.intercept(RIDERS_PATH, respondWith(500));
  await page.user.keyboard('r');
  await screen.findByText('Unable to retrieve Riders');
  network.reset();
  network.intercept(RIDERS_PATH, respondWithRiders([9, 8], {}, 'New'));
  return page;
}

describe.each([{ isComplete: true }, { isComplete: false }])('a reload that failed, %j', (list) => {
  it('is repeated by Try again', async () => {
    const { user } = await failToReload(list);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('New 9')).toBeInTheDocument();
    expect(screen.queryByText(/^Old/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Filter')).toHaveFocus());
  });

  it('is repeated when the connection is restored', async () => {
    const { store } = await failToReload(list);
    network.intercept('HEAD /index.json', () => Promise.reject(new TypeError('fetch failed')), 1);
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(store.getState().notices.isOnline).toBe(false));
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('New 9')).toBeInTheDocument();
    expect(screen.queryByText(/^Old/)).not.toBeInTheDocument();
  });
});

describe('Try again of a list', () => {
  it.each([
    { what: 'the list', failedPage: 1, title: 'Unable to retrieve Riders' },
    { what: 'a later page', failedPage: 2, title: 'Unable to retrieve more Riders' },
  ])('keeps the failure of $what, and the focus, until there is an answer', async ({ failedPage, title }) => {
    const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    network.intercept(`page=${failedPage}&`, respondWith(500), 1);
    network.intercept(`page=${failedPage}&`, neverRespond);
    network.intercept('page=1&', respondWithOld([9, 8], { nextPage: 2 }));
    await goTo('/agency-dashboard/CBTA/riders');
    await screen.findByText(title);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const button = await screen.findByRole('button', { name: 'loading Try again' });
    expect(button).toHaveFocus();
    expect(screen.getByText(title)).toBeInTheDocument();
  });
});
