import { screen, waitFor, within } from '@testing-library/react';
import { formatCurl } from '@/app/calls/formatCall';
import { selectCalls } from '@/session/callsSlice';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

async function enableDevTools(): Promise<void> {
  const configuration = await fetch('/index.json').then((response) => response.json() as Promise<object>);
  network.intercept('GET /index.json', respondWith(200, { ...configuration, devTools: true }));
}

async function openCallsPanel(path = '/pso-users') {
  await enableDevTools();
  const rendered = await renderRoute(path, network);
  await screen.findByRole('table', { name: 'PSO Users' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Calls' }));
  return { ...rendered, panel: await screen.findByRole('region', { name: 'Calls of this session' }) };
}

/** The rows without the header. The text of a row ends with path, outcome, milliseconds, attempts, token and agency. */
const getRows = (panel: HTMLElement) => within(panel).getAllByRole('row').slice(1);

it('shows no Calls button unless the configuration turns developer tools on', async () => {
  await renderRoute('/pso-users', network);
  await screen.findByRole('table', { name: 'PSO Users' });
  expect(screen.queryByRole('button', { name: 'Calls' })).not.toBeInTheDocument();
});

it('lists the calls without their queries and focuses the panel’s title', async () => {
  const { panel } = await openCallsPanel();
  expect(within(panel).getByRole('heading', { name: 'Calls of this session' })).toHaveFocus();
  // The list's calls can be under way.
  await waitFor(() => expect(getRows(panel)[0]).toHaveTextContent(/GET\/pso\/api\/v1\/usersok\d+1pso—$/));
});

it('filters by text and by failure, copies the filtered calls, and clears the finished ones', async () => {
  const { panel, user, goTo } = await openCallsPanel();
  network.intercept('/agency/api/v4/agencies', respondWith(400));
  await goTo('/agencies');
  await screen.findByText('Unable to retrieve Agencies');
  await user.click(within(panel).getByLabelText('Failed only'));
  await waitFor(() => expect(getRows(panel)).toHaveLength(1));
  expect(getRows(panel)[0]).toHaveTextContent(/GET\/agency\/api\/v4\/agencies\/?status 400\d+1pso—$/);
  await user.click(within(panel).getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied 1 call')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(
    /^\d{4}-\S+Z GET \/agency\/api\/v4\/agencies\/? status 400 \d+ ms token: pso$/,
  );
  await user.click(within(panel).getByLabelText('Failed only'));
  await enterText(user, within(panel).getByLabelText('Filter calls'), 'USERS ok');
  const userRows = getRows(panel);
  expect(userRows.length).toBeGreaterThan(0);
  for (const row of userRows) expect(row).toHaveTextContent('/pso/api/v1/usersok');
  await user.clear(within(panel).getByLabelText('Filter calls'));
  await waitFor(() => expect(panel).not.toHaveTextContent('pending'));
  await user.click(within(panel).getByRole('button', { name: 'Clear' }));
  expect(within(panel).queryAllByRole('row')).toHaveLength(1);
});

it('says that copying failed until another filter is set, and then the number of calls again', async () => {
  const { panel, user } = await openCallsPanel();
  const copyInVain = async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(within(panel).getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(status).toHaveTextContent('The browser did not allow copying'));
  };
  const status = within(panel).getByRole('status');
  await copyInVain();
  await enterText(user, within(panel).getByLabelText('Filter calls'), 'users');
  expect(status).toHaveTextContent(/^\d+ calls?$/);
  await copyInVain();
  await user.click(within(panel).getByLabelText('Failed only'));
  expect(status).toHaveTextContent('0 calls');
});

it('shows how many attempts a read took', async () => {
  const { panel, goTo } = await openCallsPanel();
  network.intercept('/agency/api/v4/agencies', respondWith(503), 1);
  await goTo('/agencies');
  await waitFor(() =>
    expect(getRows(panel).map((row) => row.textContent)).toContainEqual(
      expect.stringMatching(/\/agency\/api\/v4\/agencies\/?ok\d+2pso/),
    ),
  );
});

it('closes on Esc and returns the focus to the Calls button', async () => {
  const { panel, user } = await openCallsPanel();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Calls' })).toHaveFocus();
});

it('copies a call as a command for a shell, without its token', async () => {
  const { panel, user, store } = await openCallsPanel();
  await user.click(
    within(panel).getAllByRole('button', { name: 'Copy GET /pso/api/v1/users as cURL' })[0] as HTMLElement,
  );
  expect(await screen.findByText('Copied GET /pso/api/v1/users as cURL')).toBeInTheDocument();
  const command = await navigator.clipboard.readText();
  expect(command).toMatch(/^curl --request GET 'http\S+\/pso\/api\/v1\/users\?\S+' \\\n/);
  expect(command).toMatch(/--header "authorization: Bearer \$PSO_TOKEN"$/);
  expect(command).not.toContain(store.getState().session.psoToken);
});

it('quotes an address for the shell, and names a file for the body of a write', async () => {
  const { store } = await openCallsPanel();
  const [call] = selectCalls(store.getState());
  if (!call) throw new Error('no call');
  const write = { ...call, method: 'PATCH', path: "/x/it's", search: '', audience: 'admin' as const };
  const command = formatCurl(write, store.getState().configuration);
  expect(command).toContain(String.raw`/x/it'\''s' `);
  expect(command).toMatch(
    /Bearer \$AGENCY_TOKEN" \\\n.*content-type: application\/json' --data @body\.json$/,
  );
});
