import { act, screen, waitFor, within } from '@testing-library/react';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const LEDGER_URL = '/agency-dashboard/CBTA/riders/1000120?tab=ledger';
const findAllEntries = () => screen.findByRole('button', { name: 'All 45' });

// The first test, because its code stays loaded.
it('has loaded its code before its tab is selected', async () => {
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo(LEDGER_URL.replace('?tab=ledger', ''));
  await screen.findByText('No more results');
  act(() => screen.getByRole('tab', { name: 'LEDGER' }).click());
  expect(screen.getByRole('region', { name: 'Ledger' })).toBeInTheDocument();
});

/** Opens the ledger with its older entries, all of which are a minute old now. */
async function openWholeLedger() {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  await page.goTo(LEDGER_URL);
  await page.user.click(await screen.findByRole('button', { name: 'Load older entries' }));
  await findAllEntries();
  dateNowSpy.mockRestore();
  network.requests.length = 0;
  return page;
}

it.each(['Payment', 'Pass', 'Order'])(
  'the record of a %s closes to its entry in the ledger, which keeps its older entries',
  async (kind) => {
    const { user, currentUrl } = await openWholeLedger();
    const [link] = screen.getAllByRole('link', { name: new RegExp(`^${kind} \\d+$`) });
    const name = link?.textContent ?? '';
    await user.click(link as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Next record' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentUrl()).toBe(LEDGER_URL));
    expect(await findAllEntries()).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveFocus();
    expect(network.requests).toEqual([]);
  },
);
