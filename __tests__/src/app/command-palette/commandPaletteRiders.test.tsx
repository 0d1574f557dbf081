import { screen, waitFor } from '@testing-library/react';
import { listGroup, listOptions, openPalette, paletteInput } from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const RIDERS_URL = '/agency-dashboard/METRO/riders';

it('finds an email among the riders of the last agency, and keeps it out of the address', async () => {
  const { user, goTo, currentUrl } = await openPalette(network, '/agency-dashboard/METRO');
  await goTo('/');
  await user.keyboard('{Control>}k{/Control}');
  await enterText(user, await screen.findByRole('combobox', { name: /^Rider/ }), 'jones@mail.example');
  await waitFor(() =>
    expect(listGroup('Riders')).toEqual([
      'Find “jones@mail.example” in METRO · All Riders',
      'Find “jones@mail.example” in all agencies · Fleet',
    ]),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Filter')).toHaveValue('jones@mail.example');
  expect(currentUrl()).toBe(RIDERS_URL);
  await waitFor(() => expect(network.requests.some((line) => line.includes('term=jones'))).toBe(true));
});

it('offers the agency of the page and the recent ones with a session, behind what matches, and calls nothing', async () => {
  const { user, goTo, currentUrl } = await renderRoute('/agency-dashboard/CBTA/passes', network, {
    agencies: ['METRO', 'CBTA'],
  });
  await goTo(RIDERS_URL);
  await screen.findAllByRole('rowheader');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await waitFor(() => expect(network.requests.some((line) => line.includes('offset=100'))).toBe(true));
  network.reset();
  await enterText(user, paletteInput(), 'passes');
  await waitFor(() => expect(listOptions()[0]).toBe('All Passes · PASSES'));
  expect(listGroup('Riders')).toEqual([
    'Find “passes” in METRO · All Riders',
    'Find “passes” in CBTA · All Riders',
    'Find “passes” in all agencies · Fleet',
  ]);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  // An exact abbreviation was looked up before, too.
  expect(network.requests.filter((line) => !line.includes('abbreviation='))).toEqual([]);
  await user.click(screen.getByRole('option', { name: /in CBTA/ }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders'));
  expect(await screen.findByLabelText('Filter')).toHaveValue('passes');
});

it.each([
  ['what looks like a rider’s number', '5550199'],
  ['a name in a browser that knows no agency', 'jones'],
])('searches %s in all agencies, and keeps it out of the address', async (_what, term) => {
  const { user, currentUrl } = await renderRoute('/', network);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await enterText(user, paletteInput(), term);
  const option = await screen.findByRole('option', { name: /in all agencies/ });
  expect(await screen.findByText(`No page or agency matches “${term}”`)).toBeInTheDocument();
  await user.click(option);
  expect(await screen.findByRole('searchbox', { name: 'Rider' })).toHaveValue(term);
  expect(currentUrl()).toBe('/fleet?tab=riders&find=search');
});

it('offers no search in all agencies for a text that is too short for Fleet', async () => {
  const { user } = await openPalette(network);
  await enterText(user, paletteInput(), 'run');
  await waitFor(() => expect(listGroup('Riders')).toEqual(['Find “run” in METRO · All Riders']));
});

it('never lists riders', async () => {
  const { user } = await openPalette(network);
  await waitFor(() => expect(screen.getAllByRole('rowheader', { hidden: true }).length).toBeGreaterThan(1));
  // The cells are user id, RMID, internal id, first name.
  const firstName = screen
    .getAllByRole('row', { hidden: true })[1]
    ?.querySelectorAll('th, td')[3]?.textContent;
  expect(firstName).toMatch(/\S/);
  await enterText(user, paletteInput(), String(firstName));
  await waitFor(() =>
    expect(listGroup('Riders')).toEqual([
      `Find “${firstName}” in METRO · All Riders`,
      `Find “${firstName}” in all agencies · Fleet`,
    ]),
  );
  expect(listOptions()).toEqual([]);
});
