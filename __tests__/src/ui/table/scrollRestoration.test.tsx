import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

const ROW_HEIGHT = 36;
const VIEWPORT_HEIGHT = 600;
/** At this scroll position, row 45 is in view. */
const SAVED_SCROLL_TOP = 1300;

/** Limits `scrollTop` to the height of the rows, as browsers do; jsdom has no layout. */
function limitScrolling(): void {
  const offsets = new WeakMap<Element, number>();
  jest.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return offsets.get(this) ?? 0;
  });
  jest.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, scrollTop) {
    const heights = [...this.querySelectorAll('tr')].map(
      ({ style }) => Number.parseInt(style.height) || ROW_HEIGHT,
    );
    const limit = Math.max(heights.reduce((sum, height) => sum + height, 0) - VIEWPORT_HEIGHT, 0);
    offsets.set(this, Math.min(scrollTop, limit));
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  });
}

const riderRequests = () => network.requestsTo(RIDERS_PATH);
const scrollRegion = () => screen.getByRole('region', { name: /^(Riders|Agencies), scrollable$/ });

/** Waits until the list is not loading. */
const readLoadedCount = async () =>
  Number.parseInt((await screen.findByText(/^[0-9]+ (of [0-9]+ )?loaded$/)).textContent);

/** Opens the riders list, loads 60 riders or more, scrolls down and opens a rider's profile. */
async function openRiderFromScrolledList() {
  const page = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  limitScrolling();
  await page.user.click(screen.getByRole('link', { name: 'All Riders' }));
  await screen.findAllByRole('rowheader');
  while ((await readLoadedCount()) < 60)
    await page.user.click(await screen.findByRole('button', { name: /Load more/ }));
  fireEvent.scroll(scrollRegion(), { target: { scrollTop: SAVED_SCROLL_TOP } });
  const rider = await waitFor(() => {
    const link = scrollRegion().querySelector<HTMLElement>('tr[data-index="45"] a');
    if (!link) throw new Error('the row is not rendered yet');
    return link;
  });
  const name = rider.textContent;
  await page.user.click(rider);
  await screen.findByRole('heading', { level: 1, name: 'RIDER PROFILE' });
  return { ...page, name };
}

async function goBack(): Promise<void> {
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
}

it('restores the scroll position of a cached list at once', async () => {
  const { name } = await openRiderFromScrolledList();
  const requestCount = riderRequests().length;
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('tabindex', '0'));
  expect(scrollRegion().scrollTop).toBe(SAVED_SCROLL_TOP);
  expect(riderRequests()).toHaveLength(requestCount);
});

it('reloads an invalidated list page by page up to the saved position, and no further', async () => {
  const { store, name } = await openRiderFromScrolledList();
  act(() => void store.dispatch(platformApi.util.invalidateTags([tags.riders('CBTA')])));
  const requestCount = riderRequests().length;
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  expect(scrollRegion().scrollTop).toBe(SAVED_SCROLL_TOP);
  const reloads = riderRequests().slice(requestCount);
  // The saved position needs 56 rows in pages of 10; the list may load one more page ahead.
  expect(reloads.length).toBeLessThanOrEqual(7);
  expect(new Set(reloads).size).toBe(reloads.length);
});

it('stops restoring as soon as the user clicks', async () => {
  const { store, user } = await openRiderFromScrolledList();
  act(() => void store.dispatch(platformApi.util.invalidateTags([tags.riders('CBTA')])));
  const release = network.hold('page=2&');
  await goBack();
  await screen.findByText('10 of 120 loaded');
  await user.click(screen.getByLabelText('Filter'));
  release();
  // The rows that a list at scroll position 0 loads.
  expect(await screen.findByText('30 of 120 loaded')).toBeInTheDocument();
  expect(scrollRegion().scrollTop).toBe(0);
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('starts at the top when the same history entry shows another search term', async () => {
  const { user } = await openRiderFromScrolledList();
  await goBack();
  await waitFor(() => expect(scrollRegion().scrollTop).toBe(SAVED_SCROLL_TOP));
  // More rows than the saved scroll position needs, so that only the other term can be why it is not restored.
  const otherRiders = Array.from({ length: 61 }, (_, index) => ({ user_id: 900 - index }));
  network.intercept('term=a&', respondWith(200, otherRiders));
  const table = screen.getByRole('table', { name: 'Riders' });
  await user.type(screen.getByLabelText('Filter'), 'a');
  expect(await screen.findByText('61 loaded')).toBeInTheDocument();
  expect(scrollRegion().scrollTop).toBe(0);
  // Only the rows are rendered anew, and Tab reaches the first of them.
  expect(screen.getByRole('table', { name: 'Riders' })).toBe(table);
  expect(table.querySelector('[data-row-focus][tabindex="0"]')?.closest('tr')).toHaveAttribute(
    'data-index',
    '0',
  );
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('restores the page, the scroll position and the row of the agencies', async () => {
  const { user } = await renderRoute('/agencies?page=2', network);
  await screen.findByText('31–60 of 130');
  limitScrolling();
  fireEvent.scroll(scrollRegion(), { target: { scrollTop: 300 } });
  const row = scrollRegion().querySelector<HTMLElement>('tr[data-index="12"] [data-row-focus]');
  const name = row?.textContent ?? '';
  await user.click(row as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  window.history.back();
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
  expect(screen.getByText('31–60 of 130')).toBeInTheDocument();
  expect(scrollRegion().scrollTop).toBe(300);
});

it('another page of the agencies starts at its top', async () => {
  const { user } = await renderRoute('/agencies', network);
  await screen.findByText('1–30 of 130');
  limitScrolling();
  fireEvent.scroll(scrollRegion(), { target: { scrollTop: 300, scrollLeft: 40 } });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('31–60 of 130')).toBeInTheDocument();
  expect(scrollRegion().scrollTop).toBe(0);
  expect(scrollRegion().scrollLeft).toBe(40);
});
