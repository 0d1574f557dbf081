import { act, screen } from '@testing-library/react';
import { ROUTES } from '@/app/routing/routes';
import { connectionLost, connectionRestored } from '@/session/noticesSlice';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
  // React and the router log errors that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  ['cannot be loaded', chunkError, 'This page could not be loaded'],
  ['throws when it starts', new Error('half a script'), 'This page could not be shown'],
])('shows a message inside the shell when a screen’s script %s', async (_case, error, title) => {
  // The portal reloads once per build; this stored value means that it has done so.
  sessionStorage.setItem('fare-portal:reloaded-for', '');
  const home = ROUTES.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  const loadScreenSpy = jest.spyOn(home, 'loadScreen').mockRejectedValue(error);
  await renderRoute('/', network);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
  loadScreenSpy.mockRestore();
});

it('shows a message when the script of a part of a screen is missing', async () => {
  sessionStorage.setItem('fare-portal:reloaded-for', '');
  const home = ROUTES.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  const Screen = () => {
    throw chunkError;
  };
  const loadScreenSpy = jest.spyOn(home, 'loadScreen').mockResolvedValue({ Screen });
  await renderRoute('/', network);
  expect(await screen.findByText('This page could not be loaded')).toBeInTheDocument();
  loadScreenSpy.mockRestore();
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
});
