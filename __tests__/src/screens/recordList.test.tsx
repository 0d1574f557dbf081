import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const page = (ids: (number | string)[], next?: number) =>
  respondWith(
    200,
    ids.map((id) => ({ id, state: `state ${id}` })),
    { ...(next !== undefined && { 'x-next-page': String(next) }) },
  );
/** Ids from the first down, a page of them. */
const run = (first: number) => Array.from({ length: 30 }, (_, at) => first - at);

const LISTS = [
  {
    title: 'PASSES',
    label: 'Passes',
    tile: /All Passes/,
    address: '/agency-dashboard/CBTA/passes',
    path: '/mobileticketview/api/v2/passes/',
    modal: 'Pass #',
    empty: 'This agency has no passes yet',
    noMatch: 'No pass matches',
  },
  {
    title: 'PURCHASE ORDERS',
    label: 'Purchase Orders',
    tile: /^Purchase Orders/,
    address: '/agency-dashboard/CBTA/purchase-orders',
    path: '/payment/api/v4/purchase',
    modal: 'Purchase Order #',
    empty: 'This agency has no purchase orders yet',
    noMatch: 'No purchase order matches',
  },
];

describe.each(LISTS)('$title', ({ title, label, tile, address, path, modal, empty, noMatch }) => {
  /** Opens the list by its tile, with faults on the network from the first call on. */
  async function open(...faults: Parameters<FakeNetwork['intercept']>[]) {
    const rendered = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
    for (const fault of faults) network.intercept(...fault);
    await rendered.user.click(screen.getByRole('link', { name: tile }));
    await screen.findByRole('table', { name: label });
    return rendered;
  }
  const calls = () => network.requests.filter((line) => line.includes(path));
  const opener = (id: number | string) => screen.findByRole('button', { name: String(id) });

  it('asks for an id once it rests, from page 1, and keeps it in the address', async () => {
    const { user, currentUrl: present } = await open();
    const id = (await screen.findAllByRole('rowheader'))[2]?.textContent ?? '';
    const before = calls().length;
    await user.type(screen.getByLabelText('Filter'), `  ${id} `);
    expect(await screen.findByText('1 loaded')).toBeInTheDocument();
    expect(screen.getByRole('rowheader')).toHaveTextContent(id);
    expect(calls().slice(before)).toEqual([
      expect.stringContaining(`?id=${id}&page=1&per_page=30&sort_order=desc&sort_field=created`),
    ]);
    expect(new URLSearchParams(present().split('?')[1]).get('filter')?.trim()).toBe(id);
    await user.clear(screen.getByLabelText('Filter'));
    expect(present()).toBe(address);
  });

  it('an address with a filter asks for that at once', async () => {
    const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    await goTo(`${address}?filter=17`);
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(calls()[0]).toContain('?id=17&page=1&');
    expect(screen.getByLabelText('Filter')).toHaveValue('17');
  });

  it('loads page after page to the end, and says that there is no more', async () => {
    const { user } = await open();
    await screen.findAllByRole('rowheader');
    for (;;) {
      const more = screen.queryByRole('button', { name: /Load more/ });
      if (!more) break;
      await user.click(more);
    }
    expect(await screen.findByText('No more results')).toBeInTheDocument();
    expect(screen.getByText('120 loaded')).toBeInTheDocument();
    expect(new Set(calls()).size).toBe(4);
  });

  it('a later page that fails leaves the earlier rows, and is asked for again on demand', async () => {
    const { user } = await open(
      ['page=1&', page([9, 8], 2)],
      ['page=2&', respondWith(500), 1],
      ['page=2&', page([7])],
    );
    expect(await screen.findByText(`Unable to retrieve more ${label}`)).toBeInTheDocument();
    expect(await opener(9)).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opener(7)).toBeInTheDocument();
    expect(screen.getByText('No more results')).toBeInTheDocument();
  });

  it('tells empty, no match and failed apart', async () => {
    const { user } = await open([path, respondWith(200, [])]);
    expect(await screen.findByText(empty)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Filter'), '5');
    expect(await screen.findByText(`${noMatch} “5”`)).toBeInTheDocument();
    network.reset();
    network.intercept(path, respondWith(500), 1);
    network.intercept(path, respondWith(200, null));
    await user.type(screen.getByLabelText('Filter'), '6');
    expect(await screen.findByText(`Unable to retrieve ${label}`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${noMatch} “56”`)).toBeInTheDocument();
  });

  it('leaves out and counts rows that cannot be read', async () => {
    await open([path, respondWith(200, { data: { rows: [{ id: 1 }, { name: 'no id' }, 'a text', null] } })]);
    expect(await screen.findByText('3 rows could not be read and are left out.')).toBeInTheDocument();
    expect(screen.getByText('1 loaded')).toBeInTheDocument();
  });

  it('a first page without one readable row is not the end: Load more goes on', async () => {
    const { user } = await open(
      ['page=1&', respondWith(200, [{ name: 'no id' }, null], { 'x-next-page': '2' })],
      ['page=2&', page([7])],
    );
    expect(await screen.findByText('Nothing of what was loaded so far can be shown')).toBeInTheDocument();
    expect(screen.getByText('2 rows could not be read and are left out.')).toBeInTheDocument();
    expect(screen.queryByText('No more results')).not.toBeInTheDocument();
    expect(calls()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await opener(7)).toBeInTheDocument();
    expect(screen.getByText('No more results')).toBeInTheDocument();
    expect(screen.getByText('2 rows could not be read and are left out.')).toBeInTheDocument();
  });

  it('a row opens its JSON with every digit it came with; closing gives the focus back to it', async () => {
    const body = '[{"id":41,"exact":9007199254740993,"ratio":1.0},{"id":40}]';
    const { user, currentUrl: present } = await open([path, respondWith(200, body)]);
    await opener(41);
    // A cell away from the opener.
    await user.click(screen.getByRole('row', { name: /^41/ }).lastElementChild ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: `${modal}41` });
    await waitFor(() => expect(dialog).toHaveTextContent('9007199254740993'));
    expect(dialog).toHaveTextContent('1.0');
    expect(present()).toBe(`${address}?record=41`);

    await user.click(within(dialog).getByRole('button', { name: 'Next record' }));
    expect(await screen.findByRole('dialog', { name: `${modal}40` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous record' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: `${modal}41` })).getByText('Close', {
        selector: 'button *',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await opener(41)).toHaveFocus();
  });

  it('the back button finds the rows, the place and the focus again, without a call', async () => {
    const { user } = await open(['page=1&', page(run(90), 2)], ['page=2&', page(run(60), 3)]);
    await opener(90);
    await user.click(screen.getByRole('button', { name: /Load more/ }));
    await screen.findByText('60 loaded');
    const list = () => screen.getByRole('region', { name: `${label}, scrollable` });
    fireEvent.scroll(list(), { target: { scrollTop: 700, scrollLeft: 40 } });
    await user.click(await opener(65));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    const before = calls().length;
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(async () => expect(await opener(65)).toHaveFocus());
    expect([list().scrollTop, list().scrollLeft]).toEqual([700, 40]);
    expect(screen.getByText('60 loaded')).toBeInTheDocument();
    expect(calls()).toHaveLength(before);
  });

  it('opened anew it begins at its top, and the title has the focus', async () => {
    const { user } = await open([path, page(run(90))]);
    await user.click(await opener(88));
    await user.keyboard('{Escape}');
    const list = () => screen.getByRole('region', { name: `${label}, scrollable` });
    fireEvent.scroll(list(), { target: { scrollTop: 300 } });
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await user.click(await screen.findByRole('link', { name: tile }));
    await opener(90);
    expect(list().scrollTop).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  });

  it('a minute later the back button still asks for nothing, a link for the first page alone', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 61_000);
    const { user } = await open(['page=1&', page(run(90), 2)], ['page=2&', page(run(60), 3)]);
    await opener(90);
    await user.click(screen.getByRole('button', { name: /Load more/ }));
    await screen.findByText('60 loaded');
    clock.mockRestore();
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    const before = calls().length;
    window.history.back();
    await screen.findByText('60 loaded');
    expect(calls()).toHaveLength(before);
    await user.click(screen.getByRole('link', { name: 'Return to CBTA Dashboard' }));
    await user.click(await screen.findByRole('link', { name: tile }));
    await screen.findByText('30 loaded');
    expect(calls().slice(before)).toEqual([expect.stringContaining('?page=1&')]);
  });
});
