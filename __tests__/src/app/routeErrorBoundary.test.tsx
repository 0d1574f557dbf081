import { screen } from '@testing-library/react';
import { ROUTES } from '@/app/routing/routes';
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
