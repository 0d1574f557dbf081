import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Interception,
  type PageHeaders,
  respondWith,
  respondWithPage,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const respondWithIds = (ids: (number | string)[], headers?: PageHeaders) =>
  respondWithPage(
    ids.map((id) => ({ id, state: `state ${id}` })),
    headers,
  );
/** Returns the ids of one page of 30 rows, in descending order. */
const createDescendingIds = (firstId: number) => Array.from({ length: 30 }, (_, index) => firstId - index);

const PASSES = {
  title: 'PASSES',
  label: 'Passes',
  tile: 'All Passes',
  url: '/agency-dashboard/CBTA/passes',
  apiPath: '/mobileticketview/api/v2/passes/',
  titlePrefix: 'Pass #',
  emptyText: 'This agency has no passes yet',
  noMatchText: 'No pass matches',
};
type List = typeof PASSES;

const PURCHASE_ORDERS: List = {
  title: 'PURCHASE ORDERS',
  label: 'Purchase Orders',
  tile: 'Purchase Orders',
  url: '/agency-dashboard/CBTA/purchase-orders',
  apiPath: '/payment/api/v4/purchase',
  titlePrefix: 'Purchase order #',
  emptyText: 'This agency has no purchase orders yet',
  noMatchText: 'No purchase order matches',
};

/** Opens the list from its tile. The interceptions apply from the first request on. */
async function openList({ tile, label }: List, ...interceptions: Interception[]) {
  const rendered = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  for (const interception of interceptions) network.intercept(...interception);
  await rendered.user.click(screen.getByRole('link', { name: tile }));
  await screen.findByRole('table', { name: label });
  return rendered;
}
const listRequests = ({ apiPath }: List) => network.requestsTo(apiPath);
const findRowButton = (id: number | string) => screen.findByRole('button', { name: String(id) });

/** Opens the passes, and loads the second of three pages. */
async function openTwoPages() {
  const page = await openList(
    PASSES,
    ['page=1&', respondWithIds(createDescendingIds(90), { nextPage: 2 })],
    ['page=2&', respondWithIds(createDescendingIds(60), { nextPage: 3 })],
  );
  await findRowButton(90);
  await page.user.click(screen.getByRole('button', { name: /Load more/ }));
  await screen.findByText('60 loaded');
  return page;
}

describe.each([PASSES, PURCHASE_ORDERS])('$title', (list) => {
  const { label, url, apiPath, titlePrefix, emptyText, noMatchText } = list;

  it('requests page 1 of a typed id after the debounce and stores the id in the URL', async () => {
    const { user, currentUrl } = await openList(list);
    const id = (await screen.findAllByRole('rowheader'))[2]?.textContent ?? '';
    const requestCount = listRequests(list).length;
    await user.type(screen.getByLabelText('Filter'), `  ${id} `);
    expect(await screen.findByText('1 loaded')).toBeInTheDocument();
    expect(screen.getByRole('rowheader')).toHaveTextContent(id);
    expect(listRequests(list).slice(requestCount)).toEqual([
      expect.stringContaining(`?id=${id}&page=1&per_page=30&sort_order=desc&sort_field=created`),
    ]);
    expect(new URLSearchParams(currentUrl().split('?')[1]).get('filter')?.trim()).toBe(id);
    await user.clear(screen.getByLabelText('Filter'));
    expect(currentUrl()).toBe(url);
  });

  it('requests the filter of the URL at once', async () => {
    const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    await goTo(`${url}?filter=17`);
    await waitFor(() => expect(listRequests(list)).toHaveLength(1));
    expect(listRequests(list)[0]).toContain('?id=17&page=1&');
    expect(screen.getByLabelText('Filter')).toHaveValue('17');
  });

  it('marks the id that was searched, and no other column that has it', async () => {
    const { user } = await openList(list, [apiPath, respondWithIds([4711])]);
    await user.type(screen.getByLabelText('Filter'), '4711');
    expect(await screen.findAllByText('4711', { selector: 'mark' })).toHaveLength(1);
    expect(screen.getByRole('rowheader').querySelector('mark')).toHaveTextContent('4711');
  });

  it('shows different texts for an empty list, no match and a failure', async () => {
    const { user } = await openList(list, [apiPath, respondWith(200, [])]);
    expect(await screen.findByText(emptyText)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Filter'), '5');
    expect(await screen.findByText(`${noMatchText} “5”`)).toBeInTheDocument();
    expect(screen.getByText('The filter compares the whole ID.')).toBeInTheDocument();
    expect(screen.getByPlaceholderText(/^Whole ID of a /)).toBeInTheDocument();
    network.reset();
    network.intercept(apiPath, respondWith(500), 1);
    network.intercept(apiPath, respondWith(200, null));
    await user.type(screen.getByLabelText('Filter'), '6');
    expect(await screen.findByText(`Unable to retrieve ${label}`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${noMatchText} “56”`)).toBeInTheDocument();
  });

  it('shows a row’s JSON with exact numbers, and closing it moves the focus back to the row', async () => {
    const body = '[{"id":41,"exact":9007199254740993,"ratio":1.0},{"id":40}]';
    const { user, currentUrl } = await openList(list, [apiPath, respondWith(200, body)]);
    await findRowButton(41);
    // This cell does not contain the row's button.
    await user.click(screen.getByRole('row', { name: /^41/ }).lastElementChild ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: `${titlePrefix}41` });
    await waitFor(() => expect(dialog).toHaveTextContent('9007199254740993'));
    expect(dialog).toHaveTextContent('1.0');
    expect(currentUrl()).toBe(`${url}?record=41`);

    await user.click(within(dialog).getByRole('button', { name: 'Next record' }));
    expect(await screen.findByRole('dialog', { name: `${titlePrefix}40` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous record' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: `${titlePrefix}41` })).getByText('Close', {
        selector: 'button *',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await findRowButton(41)).toHaveFocus();
  });
});

describe('a list of records', () => {
  it('loads all pages and then says that there are no more results', async () => {
    const { user } = await openList(PASSES);
    await screen.findAllByRole('rowheader');
    for (;;) {
      const loadMoreButton = screen.queryByRole('button', { name: /Load more/ });
      if (!loadMoreButton) break;
      await user.click(loadMoreButton);
    }
    // It takes the focus of the button, which is gone.
    await waitFor(() => expect(screen.getByText('No more results')).toHaveFocus());
    // The test data has 120 passes, which are 4 pages of 30.
    expect(screen.getByText('120 loaded')).toBeInTheDocument();
    expect(new Set(listRequests(PASSES)).size).toBe(4);
  });

  it('keeps the loaded rows and offers Try again when a later page fails', async () => {
    const { user } = await openList(
      PASSES,
      ['page=1&', respondWithIds([9, 8], { nextPage: 2 })],
      ['page=2&', respondWith(500), 1],
      ['page=2&', respondWithIds([7])],
    );
    expect(await screen.findByText('Unable to retrieve more Passes')).toBeInTheDocument();
    expect(await findRowButton(9)).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRowButton(7)).toBeInTheDocument();
    expect(screen.getByText('No more results')).toBeInTheDocument();
  });

  it('leaves out and counts invalid rows', async () => {
    await openList(PASSES, [
      PASSES.apiPath,
      respondWith(200, { data: { rows: [{ id: 1 }, { name: 'no id' }, 'a text', null] } }),
    ]);
    expect(await screen.findByText('3 rows could not be read and are left out.')).toBeInTheDocument();
    expect(screen.getByText('1 loaded')).toBeInTheDocument();
  });

  it('offers Load more when the first page has only invalid rows', async () => {
    const { user } = await openList(
      PASSES,
      ['page=1&', respondWithPage([{ name: 'no id' }, null], { nextPage: 2 })],
      ['page=2&', respondWithIds([7])],
    );
    expect(await screen.findByText('None of the loaded rows is valid')).toBeInTheDocument();
    expect(screen.getByText('2 rows could not be read and are left out.')).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    expect(listRequests(PASSES)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await findRowButton(7)).toBeInTheDocument();
    expect(screen.getByText('No more results')).toBeInTheDocument();
    expect(screen.getByText('2 rows could not be read and are left out.')).toBeInTheDocument();
  });

  it('restores rows, scroll position and focus on Back without a request', async () => {
    const { user } = await openTwoPages();
    const getScrollRegion = () => screen.getByRole('region', { name: 'Passes, scrollable' });
    fireEvent.scroll(getScrollRegion(), { target: { scrollTop: 700, scrollLeft: 40 } });
    await user.click(await findRowButton(65));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    const requestCount = listRequests(PASSES).length;
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: PASSES.title });
    await waitFor(async () => expect(await findRowButton(65)).toHaveFocus());
    expect([getScrollRegion().scrollTop, getScrollRegion().scrollLeft]).toEqual([700, 40]);
    expect(screen.getByText('60 loaded')).toBeInTheDocument();
    expect(listRequests(PASSES)).toHaveLength(requestCount);
  });

  it('scrolls to the top and focuses the title when the list is opened by a link', async () => {
    const { user } = await openList(PASSES, [PASSES.apiPath, respondWithIds(createDescendingIds(90))]);
    await user.click(await findRowButton(88));
    await user.keyboard('{Escape}');
    const getScrollRegion = () => screen.getByRole('region', { name: 'Passes, scrollable' });
    fireEvent.scroll(getScrollRegion(), { target: { scrollTop: 300 } });
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await user.click(await screen.findByRole('link', { name: PASSES.tile }));
    await findRowButton(90);
    expect(getScrollRegion().scrollTop).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: PASSES.title })).toHaveFocus();
  });

  it('after a minute requests nothing on Back, and only page 1 when a link opens the list', async () => {
    const overAMinuteAgo = Date.now() - 61_000;
    const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(overAMinuteAgo);
    const { user } = await openTwoPages();
    dateNowSpy.mockRestore();
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    const requestCount = listRequests(PASSES).length;
    window.history.back();
    await screen.findByText('60 loaded');
    expect(listRequests(PASSES)).toHaveLength(requestCount);
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await user.click(await screen.findByRole('link', { name: PASSES.tile }));
    await screen.findByText('30 loaded');
    expect(listRequests(PASSES).slice(requestCount)).toEqual([expect.stringContaining('?page=1&')]);
  });
});
