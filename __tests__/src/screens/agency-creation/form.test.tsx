import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { AGENCIES, button, field, fill, openForm, posts, submit } from './creationForm';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

/** Lets the next creation meet the fault, and keeps the payload it came with. */
function catchPost(fault: Parameters<Wire['fault']>[1] = answer(418)): { payload?: unknown } {
  const caught: { payload?: unknown } = {};
  wire.fault(`POST ${AGENCIES}`, async (request) => {
    caught.payload = JSON.parse(await request.clone().text()) as unknown;
    return fault(request);
  });
  return caught;
}

/** Types into a searched choice and takes the first that is found. */
async function choose(user: UserEvent, label: string, text: string) {
  await user.type(field(label), text);
  await waitFor(() =>
    expect(field(label)).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_list_0$/)),
  );
  // The list reads the key's number, which user-event leaves out.
  fireEvent.keyDown(field(label), { key: 'Enter', keyCode: 13 });
}

it('begins with the defaults, on the names of their numbers', async () => {
  await openForm(wire);
  expect(field('Name')).toHaveValue('');
  expect(field('Measurement')).toHaveValue('imperial');
  expect(await screen.findByText('America/New_York')).toBeInTheDocument();
  expect(screen.getByText('United States')).toBeInTheDocument();
  expect(field('Feature set 1')).toHaveValue('3');
  expect(screen.getByRole('switch', { name: 'Feature set 1 enabled' })).toBeChecked();
  expect(screen.getAllByText('Region - US East')).toHaveLength(2);
});

it('sends the defaults as the payload of the specification, texts trimmed', async () => {
  const { user } = await openForm(wire);
  const caught = catchPost();
  await fill(user, '  Harbour Transit ', ' HARBOUR ');
  expect(field('Database name')).toHaveValue('HARBOUR');
  expect(field('Database name')).toHaveAttribute('readonly');
  await submit(user);
  await screen.findByText('Failed to create agency');
  expect(JSON.stringify(caught.payload)).toBe(
    JSON.stringify({
      name: 'Harbour Transit',
      databaseName: 'HARBOUR',
      abbreviation: 'HARBOUR',
      imperial: true,
      timezone: 109,
      country_code: 840,
      featuresets: [{ featureset_id: 3, enabled: true }],
    }),
  );
});

it('sends what was chosen: found by name or number, as numbers and booleans', async () => {
  const { user } = await openForm(wire);
  const caught = catchPost();
  await fill(user, 'Bay Ferries', 'BAY');
  await user.selectOptions(field('Measurement'), 'Metric');
  await choose(user, 'Timezone', 'melbourne');
  await choose(user, 'Country', '36');
  await user.click(button('Add feature set'));
  await user.selectOptions(field('Feature set 2'), '7');
  await user.click(screen.getByRole('switch', { name: 'Feature set 2 enabled' }));
  await submit(user);
  await screen.findByText('Failed to create agency');
  expect(caught.payload).toMatchObject({
    imperial: false,
    timezone: 298,
    country_code: 36,
    featuresets: [
      { featureset_id: 3, enabled: true },
      { featureset_id: 7, enabled: false },
    ],
  });
});

it('asks for a name and an abbreviation of more than spaces, sends nothing, and goes to the first', async () => {
  const { user } = await openForm(wire);
  await user.type(field('Name'), '   ');
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.queryByText('Abbreviation is required')).not.toBeInTheDocument();
  await submit(user);
  expect(await screen.findByText('Abbreviation is required')).toBeInTheDocument();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Abbreviation')).toBeInvalid();
  expect(posts(wire)).toEqual([]);
});

it.each(['two words', 'a/b', 'Zürich', '__proto__', 'x'.repeat(65)])(
  'refuses the abbreviation %s, which no address of the portal could hold',
  async (abbreviation) => {
    const { user } = await openForm(wire);
    await fill(user, 'Any', abbreviation);
    await submit(user);
    expect(await screen.findByText(/Use only letters, digits/)).toBeInTheDocument();
    expect(posts(wire)).toEqual([]);
  },
);

it('has at least one feature set, offers each once, and gives the focus on when a row goes', async () => {
  const { user } = await openForm(wire);
  expect(button('Remove feature set 1')).toBeDisabled();
  await user.click(button('Add feature set'));
  const offered = (label: string) =>
    within(field(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  expect(offered('Feature set 2')).not.toContain('3');
  expect(offered('Feature set 1')).not.toContain((field('Feature set 2') as HTMLSelectElement).value);
  await user.click(button('Remove feature set 1'));
  expect(screen.queryByLabelText('Feature set 2')).not.toBeInTheDocument();
  expect(button('Add feature set')).toHaveFocus();
});

it('a list of time zones with a part missing says so, and only that part is read again', async () => {
  const { user } = await openForm(wire, ['/timezones/?offset=300', answer(500), 1]);
  expect(await screen.findByText('Not all time zones could be loaded')).toBeInTheDocument();
  wire.log.length = 0;
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/Not all/)).not.toBeInTheDocument());
  expect(wire.log.map(({ path }) => path)).toEqual(['/agency/api/v4/timezones/?offset=300&limit=100']);
});

it('never sends a choice that the lists at hand do not hold', async () => {
  const { user } = await openForm(wire, ['/timezones/', answer(500), 5], ['/featuresets', answer(500), 1]);
  expect(await screen.findByText('Not all time zones and feature sets could be loaded')).toBeInTheDocument();
  await fill(user, 'Blind', 'BLIND');
  await submit(user);
  expect(
    await screen.findByText('Timezone 109 is not in the part of the list that could be loaded'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Feature set 3 is not in the part of the list that could be loaded'),
  ).toBeInTheDocument();
  expect(posts(wire)).toEqual([]);
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/is not in the part/)).not.toBeInTheDocument());
  await submit(user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
});

it('asks before really changed values are left, and not else', async () => {
  const { user, address } = await openForm(wire);
  await user.type(field('Name'), 'x{Backspace}');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  await user.click(screen.getByRole('link', { name: /Create an Agency/ }));
  await user.type(await screen.findByLabelText('Name'), 'Kept');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/agency-creation');
  expect(field('Name')).toHaveValue('Kept');
});
