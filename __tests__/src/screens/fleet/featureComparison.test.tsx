import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeEach(async () => {
  network = await openFakeNetwork();
});
afterEach(() => network.platform.close());

const ANDROID = 'pay 1.6.0 android';
const PATH = '/fleet?tab=features&application=pay+1.6.0+android&agencies=CBTA.METRO.BCC';

/** Reads the features; each agency has these ones on, and lists both applications. */
async function read(user: UserEvent, names: readonly string[], changedNames = names) {
  const platforms = ['android', 'ios'];
  network.reset();
  network.intercept(
    '/applications',
    respondWith(
      200,
      platforms.map((platform) => ({ name: 'pay', version: '1.6.0', platform })),
    ),
  );
  const respondWithFeatures = (list: readonly string[]) =>
    respondWith(200, { features: list.map((name) => ({ name })) });
  network.intercept('/appFeatures?agency=CBTA&', respondWithFeatures(changedNames));
  network.intercept('/appFeatures?', respondWithFeatures(names));
  await user.click(screen.getByRole('button', { name: 'Read features' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: 3 of 3/));
}

async function openFeatures() {
  const page = await renderRoute(PATH, network);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read features' })).toBeEnabled());
  return page;
}

it('compares with the last run: sentences, marked cells, and a filter in the URL', async () => {
  const { user, currentUrl } = await openFeatures();
  await read(user, ['map', 'pay_wallet']);
  expect(screen.queryByRole('combobox', { name: 'Compare with' })).not.toBeInTheDocument();
  await read(user, ['map', 'pay_wallet'], ['map']);
  const compare = screen.getByRole('combobox', { name: 'Compare with' });
  expect(compare).toHaveDisplayValue(/^Run of .*, 3 agencies$/);
  const changes = screen.getByText('What changed (1)').closest('details') as HTMLElement;
  expect(within(changes).getByRole('listitem')).toHaveTextContent(/^CBTA: pay_wallet now off$/);
  const table = screen.getByRole('table', { name: 'Agencies' });
  expect(within(table).getAllByText(', changed')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '1 changed' }));
  expect(currentUrl()).toContain('changedFeatures=yes');
  expect(within(screen.getByRole('table', { name: 'Agencies' })).getAllByRole('rowheader')).toHaveLength(1);
  await user.selectOptions(compare, 'Nothing');
  expect(screen.queryByText(/^What changed/)).not.toBeInTheDocument();
  // The parameter of HEALTH's comparison is another one.
  expect(currentUrl()).toContain('compareFeatures=none');
});

it('shows a feature that is on nowhere any more, and does not compare with another application', async () => {
  const { user } = await openFeatures();
  await read(user, ['map', 'pay_wallet']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Application' }), 'pay 1.6.0 ios');
  await read(user, ['map']);
  expect(screen.queryByRole('combobox', { name: 'Compare with' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Application' }), ANDROID);
  await read(user, ['map']);
  await user.click(screen.getByRole('button', { name: '3 changed' }));
  const table = screen.getByRole('table', { name: 'Agencies' });
  expect(within(table).getByRole('button', { name: 'pay_wallet' }).closest('th')).toHaveTextContent(
    /0 on, 3 off$/,
  );
  expect(within(table).getAllByText(', changed')).toHaveLength(3);
});
