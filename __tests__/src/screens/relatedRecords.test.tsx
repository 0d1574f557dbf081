import { fireEvent, screen, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const PASS = { id: 12, user_id: 1000120, po_id: 9002, name: 'Day pass' };
const PASSES_URL = '/agency-dashboard/CBTA/passes';

async function openList(url: string, apiPath: string, rows: object[]) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(apiPath, respondWith(200, rows), 1);
  await page.goTo(url);
  return page;
}
const openPasses = (row: object = PASS) => openList(PASSES_URL, '/mobileticketview/', [row]);

it('from a pass to its rider, and back to the riders', async () => {
  const { user, currentUrl } = await openPasses();
  await user.click(await screen.findByRole('link', { name: '1000120' }));
  expect(await screen.findByRole('heading', { name: 'RIDER PROFILE' })).toBeInTheDocument();
  expect(currentUrl()).toContain('/agency-dashboard/CBTA/riders/1000120');
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await user.click(within(breadcrumb).getByRole('link', { name: 'RIDERS' }));
  expect(await screen.findByRole('heading', { name: 'RIDERS' })).toBeInTheDocument();
});

it('from a pass to its order, which opens', async () => {
  const { user, currentUrl } = await openPasses();
  network.intercept('/payment/api/v4/purchase?id=9002', respondWith(200, [{ id: 9002, state: 'COMPLETE' }]));
  await user.click(await screen.findByRole('link', { name: '9002' }));
  // Until the order is read, another dialog with the same name says so.
  expect(await screen.findByText('Record (JSON)')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Purchase order #9002' })).toBeInTheDocument();
  expect(currentUrl()).toContain('/agency-dashboard/CBTA/purchase-orders?record=9002');
});

it('from an order to its rider', async () => {
  await openList('/agency-dashboard/CBTA/purchase-orders', '/payment/api/v4/purchase', [
    { id: 9002, user_id: '1000120' },
  ]);
  const link = await screen.findByRole('link', { name: '1000120' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/agency-dashboard/CBTA/riders/1000120'));
});

it('an id that no page can have is no link', async () => {
  await openPasses({ id: 12, user_id: '../x', po_id: null });
  expect(await screen.findByRole('cell', { name: '../x' })).toBeInTheDocument();
  expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();
});

it('a click with Ctrl opens a tab that has this session', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await openPasses();
  fireEvent.click(await screen.findByRole('link', { name: '9002' }), { ctrlKey: true });
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/purchase-orders\?.*record=9002/), '_blank');
  expect(screen.getByRole('heading', { name: 'PASSES' })).toBeInTheDocument();
});

it('only the links of the row in the tab order are in the tab order too', async () => {
  await openList(PASSES_URL, '/mobileticketview/', [PASS, { ...PASS, id: 13 }]);
  const links = await screen.findAllByRole('link', { name: '9002' });
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

it('in a record’s JSON the ids of rider, order and passes are links, also by the keyboard', async () => {
  const { user, currentUrl } = await openPasses({
    ...PASS,
    purchase_order: '9003',
    linked: { pass_ids: [14], pass_id: 15, other_id: 16 },
  });
  await user.click(await screen.findByRole('button', { name: '12' }));
  const tree = await screen.findByRole('tree');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Expand all' }));
  const links = within(tree).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['1000120', '9002', '"9003"', '14', '15']);
  expect(links[3]).toHaveAttribute('href', expect.stringContaining('/passes?region=us-east&record=14'));
  links[1]?.focus();
  await user.keyboard('{Enter}');
  expect(currentUrl()).toContain('/purchase-orders?record=9002');
});
