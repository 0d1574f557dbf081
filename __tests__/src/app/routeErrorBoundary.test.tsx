import { act, screen, waitFor } from '@testing-library/react';
import { ROUTES } from '@/app/routing/routes';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type Rollout, type RolloutPlan } from '@/domain/rollout/rollout';
import { type PortalStore } from '@/session/hooks';
import { connectionLost, connectionRestored, saveResultReported, SESSION_NAME } from '@/session/noticesSlice';
import { rootReducer } from '@/session/rootReducer';
import { RELOADED_BUILD_STORAGE_KEY } from '@/session/storage/storageKeys';
import { startQueue } from '@/shared/change-queue/queueSteps';
import { fleetSlice, runSaveFinished, runsRestored } from '@/shared/fleet/fleetSlice';
import { planMade, rolloutRestored, rolloutSlice } from '@/shared/rollout/rolloutSlice';
import { muteConsole } from '@tests/support/consoleGuard';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => {
  // React and the router log errors that a boundary has caught.
  muteConsole();
});

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  ['cannot be loaded', chunkError, 'This page could not be loaded'],
  ['throws when it starts', new Error('half a script'), 'This page could not be shown'],
])('shows a message inside the shell when a screen’s script %s', async (_case, error, title) => {
  // The portal reloads once per build; this stored value means that it has done so.
  sessionStorage.setItem('fare-portal:reloaded-for', '');
  const home = ROUTES.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  jest.spyOn(home, 'loadScreen').mockRejectedValue(error);
  await renderRoute('/', network);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
});

it('shows a message when the script of a part of a screen is missing', async () => {
  sessionStorage.setItem('fare-portal:reloaded-for', '');
  const home = ROUTES.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  const Component = () => {
    throw chunkError;
  };
  jest.spyOn(home, 'loadScreen').mockResolvedValue({ Component });
  await renderRoute('/', network);
  expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument();
});

it('loads a screen that was opened offline when the connection is back', async () => {
  const agencies = ROUTES.find(({ name }) => name === 'agencies');
  if (!agencies) throw new Error('no agencies');
  const { goTo, store } = await renderRoute('/', network);
  act(() => void store.dispatch(connectionLost()));
  const loadScreenSpy = jest.spyOn(agencies, 'loadScreen').mockRejectedValue(chunkError);
  await goTo('/agencies');
  expect(
    screen.getByText('You are offline. The page loads when the connection is back.'),
  ).toBeInTheDocument();
  loadScreenSpy.mockRestore();
  act(() => void store.dispatch(connectionRestored()));
  expect(await screen.findByRole('table', { name: 'Agencies' })).toBeInTheDocument();
  // The screen is there from now on, so the next visit has no reason for a reload.
  await goTo('/pso-users');
  await goTo('/agencies');
  expect(await screen.findByRole('table', { name: 'Agencies' })).toBeInTheDocument();
  // It is written before the page reloads itself.
  expect(sessionStorage.getItem(RELOADED_BUILD_STORAGE_KEY)).toBeNull();
});

it('does not reload the page to which the user has gone while a screen’s script was loading', async () => {
  const agencies = ROUTES.find(({ name }) => name === 'agencies');
  if (!agencies) throw new Error('no agencies');
  const { goTo, store } = await renderRoute('/', network);
  act(() => void store.dispatch(connectionLost()));
  const loadScreenSpy = jest.spyOn(agencies, 'loadScreen').mockRejectedValueOnce(chunkError);
  await goTo('/agencies');
  let failLoading: () => void = () => undefined;
  loadScreenSpy.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      failLoading = () => reject(chunkError);
    }),
  );
  act(() => void store.dispatch(connectionRestored()));
  expect(loadScreenSpy).toHaveBeenCalledTimes(2);
  await goTo('/pso-users');
  await act(async () => failLoading());
  expect(await screen.findByRole('heading', { name: 'PSO USERS' })).toBeInTheDocument();
  // It is written before the page reloads itself.
  expect(sessionStorage.getItem(RELOADED_BUILD_STORAGE_KEY)).toBeNull();
});

const CHANGE = { kind: 'rule', source: 'CBTA', category: 'Fares', identity: 'cap', ruleJson: '1' } as const;
const ROLLOUT = {
  status: 'running',
  steps: [],
  finishedAt: null,
  source: { kind: 'fleet' },
} as unknown as Rollout;
const READ_PLAN = { agencies: [{ readAt: null }, { readAt: 1 }], picked: [] } as unknown as RolloutPlan;
const STORED_RUN = {
  id: 'stored',
  kind: 'health',
  status: 'done',
  agencies: [],
  outcomes: {},
  asking: [],
} as unknown as FleetRun;

function restoreRun({ dispatch }: PortalStore, run: FleetRun) {
  rootReducer.inject(fleetSlice);
  dispatch(runsRestored({ runs: [run], baselineId: null }));
}

it.each<[string, (store: PortalStore) => unknown]>([
  [
    'a queue of a change',
    ({ dispatch }) => dispatch(startQueue(CHANGE, [{ agency: 'METRO' }], () => undefined)),
  ],
  [
    'a rollout',
    ({ dispatch }) => {
      rootReducer.inject(rolloutSlice);
      dispatch(rolloutRestored({ rollout: ROLLOUT, isElsewhere: false }));
    },
  ],
  [
    'a plan that was read',
    ({ dispatch }) => {
      rootReducer.inject(rolloutSlice);
      dispatch(planMade(READ_PLAN));
    },
  ],
  ['a run that is under way', (store) => restoreRun(store, { ...STORED_RUN, status: 'running' })],
  ['a run that waits for answers', (store) => restoreRun(store, { ...STORED_RUN, asking: ['METRO'] })],
  [
    'a search for riders, which is not stored',
    (store) => restoreRun(store, { ...STORED_RUN, kind: 'riders' }),
  ],
  [
    'a run that could not be stored',
    (store) => {
      restoreRun(store, STORED_RUN);
      store.dispatch(runSaveFinished({ id: STORED_RUN.id, isSaved: false }));
    },
  ],
  [
    'a session that could not be stored',
    ({ dispatch }) => dispatch(saveResultReported({ name: SESSION_NAME, isSaved: false })),
  ],
  [
    'a note that could not be stored',
    ({ dispatch }) => dispatch(saveResultReported({ name: 'the ticket note', isSaved: false })),
  ],
])('does not reload by itself for a missing script while there is %s', async (_case, begin) => {
  const agencies = ROUTES.find(({ name }) => name === 'agencies');
  if (!agencies) throw new Error('no agencies');
  const { goTo, store } = await renderRoute('/', network);
  const loadScreenSpy = jest.spyOn(agencies, 'loadScreen').mockRejectedValue(chunkError);
  act(() => void begin(store));
  await goTo('/agencies');
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  await waitFor(() => expect(loadScreenSpy).toHaveBeenCalledTimes(2));
  // It is written before the page reloads itself.
  expect(sessionStorage.getItem(RELOADED_BUILD_STORAGE_KEY)).toBeNull();
});
