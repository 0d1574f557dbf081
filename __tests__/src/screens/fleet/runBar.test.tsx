import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { rootReducer } from '@/session/rootReducer';
import { fleetSlice, runSaveFinished, runStorageAccessFinished } from '@/shared/fleet/fleetSlice';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createStoppedRun } from '@tests/support/healthRunFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const openRun = async (tab: string) => renderRoute(`/fleet?tab=${tab}&agencies=CBTA.METRO.BCC`, network);
const getRunBar = () => within(screen.getByRole('group', { name: 'Run' }));

async function press(user: Awaited<ReturnType<typeof openRun>>['user'], name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

it('resumes and retries no run while the run of another tab is under way', async () => {
  const { user } = await openRun('rules');
  network.intercept('/token/agency', respondWith(403), 1);
  network.intercept('/token/agency', neverRespond);
  await press(user, 'Read rules');
  await screen.findByText(/1 failed/);
  const pause = getRunBar().getByRole('button', { name: 'Pause' });
  await user.click(pause);
  expect(pause).toHaveFocus();
  expect(pause).toHaveTextContent('Resume');
  await user.click(pause);
  await user.click(getRunBar().getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('group', { name: 'Run' })).toHaveFocus();
  expect(getRunBar().getByRole('button', { name: 'Resume' })).toBeEnabled();
  await user.click(screen.getByRole('tab', { name: 'HEALTH' }));
  await press(user, 'Run');
  await user.click(screen.getByRole('tab', { name: 'RULES' }));
  expect(getRunBar().getByRole('button', { name: 'Resume' })).toBeDisabled();
  expect(getRunBar().getByRole('button', { name: 'Retry failed (1)' })).toBeDisabled();
  await user.click(screen.getByRole('tab', { name: 'HEALTH' }));
  await user.click(getRunBar().getByRole('button', { name: 'Stop' }));
  await user.click(screen.getByRole('tab', { name: 'RULES' }));
  expect(getRunBar().getByRole('button', { name: 'Resume' })).toBeEnabled();
});

it.each([
  ['health', 'Run', 'Start new run'],
  ['rules', 'Read rules', 'Start new run'],
  ['features', 'Read features', 'Start new run'],
  ['riders', 'Search', 'New search'],
])(
  'of %s: beside Resume, the button that starts a run says that it is a new one',
  async (tab, name, newName) => {
    const { user } = await openRun(tab);
    if (tab === 'riders') await user.type(screen.getByRole('searchbox', { name: 'Rider' }), 'jones');
    network.intercept('/token/agency', neverRespond);
    await press(user, name);
    await user.click(getRunBar().getByRole('button', { name: 'Pause' }));
    await user.click(getRunBar().getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: newName })).toBeEnabled();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    const primary = screen.getAllByRole('button').filter(({ className }) => className.includes('primary'));
    expect(primary.map(({ textContent }) => textContent)).toEqual(['Resume']);
  },
);

it('can be stopped while its last agencies are asked after a pause, and starts no other run until then', async () => {
  const { user } = await openRun('health');
  network.intercept('/token/agency', neverRespond);
  await press(user, 'Run');
  await user.click(getRunBar().getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Start new run' })).toBeDisabled();
  await user.click(getRunBar().getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Start new run' })).toBeEnabled();
  expect(getRunBar().getByRole('status')).toHaveTextContent(/^The run of \d\d:\d\d stopped at 0 of 3$/);
});

it('keeps Resume and Retry in their place when Stop goes with the last answer after a pause', async () => {
  const { user } = await openRun('health');
  network.intercept('/token/agency', respondWith(403), 1);
  network.intercept('/token/agency', neverRespond);
  await press(user, 'Run');
  await getRunBar().findByText(/1 failed/);
  await user.click(getRunBar().getByRole('button', { name: 'Pause' }));
  const names = getRunBar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Resume', 'Retry failed (1)', 'Stop']);
});

it('has thousands separators in its numbers, also in those that are read out', async () => {
  const store = await createTestStore({}, network);
  render(
    <Provider store={store}>
      <RunBar run={createStoppedRun(1234, 1000)} />
    </Provider>,
  );
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/stopped at 1,000 of 1,234 · /);
  expect(getRunBar().getByRole('status')).toHaveTextContent(/stopped at 1,000 of 1,234$/);
});

it('says that a run waits for the connection, and then no time left', async () => {
  const store = await createTestStore({}, network);
  const run = { ...createStoppedRun(3, 1), status: 'running', elapsedMs: 5_000 } as const;
  render(
    <Provider store={store}>
      <RunBar run={run} />
    </Provider>,
  );
  const bar = screen.getByRole('group', { name: 'Run' });
  expect(bar).toHaveTextContent(/1 of 3 · 0:05, about 0:10 left/);
  act(() => void store.dispatch(connectionLost()));
  expect(bar).toHaveTextContent(/^Waits for the connection: 1 of 3 · 0:05Pause/);
  expect(getRunBar().getByRole('status')).toHaveTextContent('Waits for the connection: 1 of 3');
  act(() => void store.dispatch(connectionRestored()));
  expect(bar).toHaveTextContent(/about 0:10 left/);
});

it.each(['riders', 'plan'] as const)(
  'does not say that a run of %s, which is never kept, is not kept',
  async (kind) => {
    const store = await createTestStore({}, network);
    rootReducer.inject(fleetSlice);
    store.dispatch(runStorageAccessFinished(false));
    render(
      <Provider store={store}>
        <RunBar run={{ ...createStoppedRun(3, 0), kind }} />
      </Provider>,
    );
    expect(screen.getByRole('group', { name: 'Run' })).not.toHaveTextContent('not kept');
  },
);

it('names another tab as the reason for "not kept" only where the storage works', async () => {
  const store = await createTestStore({}, network);
  rootReducer.inject(fleetSlice);
  const run = createStoppedRun(3, 1);
  store.dispatch(runSaveFinished({ id: run.id, isSaved: false }));
  store.dispatch(runStorageAccessFinished(false));
  render(
    <Provider store={store}>
      <RunBar run={run} />
    </Provider>,
  );
  const note = getRunBar().getByText(/not kept/);
  expect(note.title).toBe('The browser’s storage is full or blocked. A reload loses this run.');
  act(() => void store.dispatch(runStorageAccessFinished(true)));
  expect(note.title).toMatch(/^Another tab has a newer run in its place, or /);
});
