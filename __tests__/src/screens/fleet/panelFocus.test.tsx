import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { pressRun } from '@tests/support/pressRun';
import { readRules } from '@tests/support/readRules';
import { renderRoute } from '@tests/support/renderRoute';

/* The address keeps the open row of a table: only a press on the row moves the focus into its panel. */

const network = setUpNetwork();

const HEALTH_PATH = '/fleet?agencies=CBTA.METRO.BCC&checks=reports';
const FEATURES_PATH =
  '/fleet?tab=features&view=features&application=pay+1.6.0+android&agencies=CBTA.METRO.AMHERST';

const waitUntilDone = () =>
  waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: (\d+) of \1/));

async function runHealth(path: string) {
  const page = await renderRoute(path, network);
  await pressRun(page.user);
  await waitUntilDone();
  return page;
}

it('leaves the focus on the tab that shows an open panel again, and closes the panel to its cell', async () => {
  const { user } = await runHealth(HEALTH_PATH);
  const findRow = () => screen.getByRole('row', { name: /^METRO/ });
  const findCell = () => within(findRow()).getByRole('cell', { name: 'ok' });
  await user.click(findCell());
  expect(findRow()).toHaveAttribute('aria-current', 'true');
  expect(findCell()).toHaveAttribute('data-opened');
  expect(screen.getByRole('heading', { level: 2, name: /^METRO/ })).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'RIDERS' }));
  await user.click(screen.getByRole('tab', { name: 'HEALTH' }));
  const panel = screen.getByRole('complementary', { name: 'Checks of METRO' });
  expect(panel).toBeVisible();
  // What scrolls can be reached, also where nothing in it can.
  expect(within(panel).getByRole('group', { name: 'Checks of METRO, scrollable' })).toHaveAttribute(
    'tabindex',
    '0',
  );
  expect(screen.getByRole('tab', { name: 'HEALTH' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(findCell()).toHaveFocus();
  expect(findRow()).not.toHaveAttribute('aria-current');
});

it('leaves the focus in the filter when the first answer of another run shows the open feature again', async () => {
  const { user } = await renderRoute(FEATURES_PATH, network);
  await pressRun(user, 'Read features');
  await waitUntilDone();
  const table = screen.getByRole('table', { name: 'Features' });
  const [feature] = within(within(table).getAllByRole('rowheader')[0] as HTMLElement).getAllByRole('button');
  const label = `Agencies of ${feature?.textContent}`;
  await user.click(feature as HTMLElement);
  await screen.findByRole('complementary', { name: label });
  const release = network.hold('/token/agency', network.forward, Infinity);
  await user.click(screen.getByRole('button', { name: 'Read features' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  const filter = screen.getByLabelText('Filter');
  await user.type(filter, 'pay');
  release();
  expect(await screen.findByRole('complementary', { name: label })).toBeVisible();
  expect(filter).toHaveFocus();
});

it('closes a panel that the address has opened to its row', async () => {
  const { user } = await readRules(
    '/fleet?tab=rules&agencies=CBTA.METRO&category=Transfers&rule=limits',
    network,
    () => {
      for (const cap of [1, 2]) {
        const rules = [{ id: 1, rule: { meta: { identity: 'limits' }, rule: { cap } } }];
        network.intercept('/rules?', respondWith(200, rules), 1);
      }
    },
  );
  await screen.findByRole('complementary', { name: 'Values of limits' });
  const row = screen.getByRole('row', { current: true });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const button = screen.getByRole('button', { name: 'limits' });
  expect(button).toHaveFocus();
  expect(row).toContainElement(button);
  expect(row).not.toHaveAttribute('aria-current');
});

it('closes a panel to the filter if its row is filtered out', async () => {
  const { user } = await runHealth(HEALTH_PATH);
  // As in Safari, which does not focus a button that is pressed.
  fireEvent.click(screen.getByRole('button', { name: 'METRO' }));
  expect(screen.getByRole('heading', { level: 2, name: /^METRO/ })).toHaveFocus();
  await user.type(screen.getByLabelText('Filter'), 'cbta');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'METRO' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});
