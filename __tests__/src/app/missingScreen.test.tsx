import { screen } from '@testing-library/react';
import { ROUTES } from '@/app/routes';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
  // React and the router log what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  ['is gone', chunkError, 'This page could not be loaded'],
  ['fails as it starts', new Error('half a script'), 'This page could not be shown'],
])('where a screen’s script %s, a message stands in the shell', async (_case, error, title) => {
  // This build has had its reload.
  sessionStorage.setItem('fare-portal:reloaded-for', '');
  const home = ROUTES.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  const replaced = jest.spyOn(home, 'screen').mockRejectedValue(error);
  await renderAt('/', wire);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
  replaced.mockRestore();
});
