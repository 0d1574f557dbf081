import { screen, waitFor, within } from '@testing-library/react';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());

/** AMHERST has the wallet off in the newest version (server/db/seed/drift.ts). */
const PATH = '/fleet?tab=features&application=pay+1.6.0+android&agencies=CBTA,METRO,AMHERST,BAT,BCC';

it('shows where a feature of an application is on and off, and leads to the agency’s own page', async () => {
  const { user, currentUrl } = await renderRoute(PATH, network);
  const button = await screen.findByRole('button', { name: 'Read features' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByRole('combobox', { name: 'Application' })).toHaveValue('pay 1.6.0 android');
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done: (\d+) of \1/),
  );
  const writes = network.requests.filter(
    (line) => !line.startsWith('GET ') && !line.includes('/token/agency'),
  );
  expect(writes).toEqual([]);
  const table = screen.getByRole('table', { name: 'Features' });
  const feature = within(within(table).getAllByRole('rowheader')[0] as HTMLElement).getByRole('button');
  await user.click(feature);
  const panel = screen.getByRole('complementary', { name: `Agencies of ${feature.textContent}` });
  const [agency] = within(within(panel).getByRole('region', { name: 'off' })).getAllByRole('button', {
    hidden: true,
  });
  const abbreviation = agency?.textContent;
  await user.click(agency as HTMLElement);
  await waitFor(() =>
    expect(currentUrl()).toBe(
      `/agency-dashboard/${abbreviation}/agency-appfeatures?application=pay&version=1.6.0&platform=android`,
    ),
  );
});
