import { screen, waitFor } from '@testing-library/react';
import { listOptions, openPalette, paletteInput } from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const RIDERS_URL = '/agency-dashboard/METRO/riders';

it('finds an e-mail among the riders of the last agency, and keeps it out of the address', async () => {
  const { user, goTo, currentUrl } = await openPalette(network, '/agency-dashboard/METRO');
  await goTo('/');
  await user.keyboard('{Control>}k{/Control}');
  await enterText(user, await screen.findByRole('combobox', { name: /^Page/ }), 'jones@mail.example');
  await waitFor(() => expect(listOptions()).toEqual(['Find “jones@mail.example” among the riders of METRO']));
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Filter')).toHaveValue('jones@mail.example');
  expect(currentUrl()).toBe(RIDERS_URL);
  await waitFor(() => expect(network.requests.some((line) => line.includes('term=jones'))).toBe(true));
});

it('offers no search among riders while a page or an agency matches', async () => {
  const { user } = await openPalette(network);
  await enterText(user, paletteInput(), 'passes');
  await waitFor(() => expect(listOptions()).toHaveLength(1));
  expect(listOptions()[0]).toMatch(/^PASSES/);
});
