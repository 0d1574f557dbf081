import { screen, waitFor, within } from '@testing-library/react';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

/** A configuration that asks for developer tools. */
async function withDevTools(): Promise<void> {
  const plain = await fetch('/index.json').then((found) => found.json() as Promise<object>);
  wire.fault('GET /index.json', answer(200, { ...plain, devTools: true }));
}

async function opened(path = '/pso-users') {
  await withDevTools();
  const rendered = await renderAt(path, wire);
  await screen.findByRole('table', { name: 'PSO users' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Calls' }));
  return { ...rendered, panel: await screen.findByRole('region', { name: 'Calls of this session' }) };
}

const rowsIn = (panel: HTMLElement) => within(panel).getAllByRole('row').slice(1);

it('is not there unless the configuration asks for it', async () => {
  await renderAt('/pso-users', wire);
  await screen.findByRole('table', { name: 'PSO users' });
  expect(screen.queryByRole('button', { name: 'Calls' })).not.toBeInTheDocument();
});

it('lists what was called, without its query, and takes the focus', async () => {
  const { panel } = await opened();
  expect(within(panel).getByRole('heading', { name: 'Calls of this session' })).toHaveFocus();
  const [row] = rowsIn(panel);
  expect(row).toHaveTextContent(/GET\/pso\/api\/v1\/usersok\d+1pso—$/);
});

it('filters by text and by failure, copies what is chosen, and clears what has ended', async () => {
  const { panel, user, goTo } = await opened();
  wire.fault('/agency/api/v4/agencies', answer(400));
  await goTo('/agencies');
  await screen.findByText('Unable to retrieve Agencies');
  await user.click(within(panel).getByLabelText('Failed only'));
  await waitFor(() => expect(rowsIn(panel)).toHaveLength(1));
  expect(rowsIn(panel)[0]).toHaveTextContent(/GET\/agency\/api\/v4\/agencies\/?status 400\d+1pso—$/);
  await user.click(within(panel).getByRole('button', { name: 'Copy as text' }));
  expect(await within(panel).findByText('Copied 1 call')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toMatch(
    /^\d{4}-\S+Z GET \/agency\/api\/v4\/agencies\/? status 400 \d+ ms token: pso$/,
  );
  await user.click(within(panel).getByLabelText('Failed only'));
  await user.type(within(panel).getByLabelText('Filter calls'), 'USERS ok');
  for (const row of rowsIn(panel)) expect(row).toHaveTextContent('/pso/api/v1/usersok');
  await user.clear(within(panel).getByLabelText('Filter calls'));
  await user.click(within(panel).getByRole('button', { name: 'Clear' }));
  expect(within(panel).queryAllByRole('row')).toHaveLength(1);
});

it('says how often a read was sent', async () => {
  const { panel, goTo } = await opened();
  wire.fault('/agency/api/v4/agencies', answer(503), 1);
  await goTo('/agencies');
  await waitFor(() =>
    expect(rowsIn(panel).map((row) => row.textContent)).toContainEqual(
      expect.stringMatching(/\/agency\/api\/v4\/agencies\/?ok\d+2pso/),
    ),
  );
});

it('Esc closes it, and gives the focus back', async () => {
  const { panel, user } = await opened();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Calls' })).toHaveFocus();
});
