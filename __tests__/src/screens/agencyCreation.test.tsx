import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { answer, hang, lostConnection, openWire, type Wire } from '../../support/platform';
import { renderAt } from '../../support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const AGENCIES = '/platform/us-east/agency/api/v4/agencies';
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const submit = (user: UserEvent) => user.click(button('Create agency'));
const posts = () => wire.sent.filter((line) => line.startsWith('POST'));

/** Opens the form, with faults on the wire from the first call on, and waits for its lists. */
async function open(...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wire);
  for (const fault of faults) wire.fault(...fault);
  await page.goTo('/agency-creation');
  await screen.findByLabelText('Abbreviation');
  await waitFor(() =>
    expect(wire.sent.filter((line) => /timezones|countries|featuresets/.test(line))).toHaveLength(9),
  );
  await screen.findByText('United States');
  return page;
}

async function fill(user: UserEvent, name: string, abbreviation: string) {
  await user.clear(field('Name'));
  await user.type(field('Name'), name);
  await user.clear(field('Abbreviation'));
  await user.type(field('Abbreviation'), abbreviation);
}

/** Lets the next creation meet the fault, and keeps the payload it came with. */
function catchPost(fault: Parameters<Wire['fault']>[1] = answer(418)): { payload?: unknown } {
  const caught: { payload?: unknown } = {};
  wire.fault(`POST ${AGENCIES}`, async (request) => {
    caught.payload = JSON.parse(await request.clone().text()) as unknown;
    return fault(request);
  });
  return caught;
}

it('begins with the defaults, on the names of their numbers', async () => {
  await open();
  expect(field('Name')).toHaveValue('');
  expect(field('Measurement')).toHaveValue('imperial');
  expect(await screen.findByText('America/New_York')).toBeInTheDocument();
  expect(screen.getByText('United States')).toBeInTheDocument();
  expect(field('Feature set 1')).toHaveValue('3');
  expect(screen.getByRole('switch', { name: 'Feature set 1 enabled' })).toBeChecked();
  expect(screen.getAllByText('Region - US East')).toHaveLength(2);
});

it('sends the defaults as the payload of the specification, texts trimmed', async () => {
  const { user } = await open();
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
  const { user } = await open();
  const caught = catchPost();
  await fill(user, 'Bay Ferries', 'BAY');
  await user.selectOptions(field('Measurement'), 'Metric');
  await user.type(field('Timezone'), 'melbourne{Enter}');
  await user.type(field('Country'), '36{Enter}');
  await user.click(button('Add feature set'));
  await user.selectOptions(field('Feature set 2'), '7');
  await user.click(screen.getByRole('switch', { name: 'Feature set 2 enabled' }));
  await submit(user);
  await screen.findByText('Failed to create agency');
  expect(caught.payload).toMatchObject({
    imperial: false,
    country_code: 36,
    featuresets: [
      { featureset_id: 3, enabled: true },
      { featureset_id: 7, enabled: false },
    ],
  });
  const { timezone } = caught.payload as { timezone: unknown };
  expect(typeof timezone).toBe('number');
  expect(timezone).not.toBe(109);
});

it('asks for a name and an abbreviation of more than spaces, sends nothing, and goes to the first', async () => {
  const { user } = await open();
  await user.type(field('Name'), '   ');
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.queryByText('Abbreviation is required')).not.toBeInTheDocument();
  await submit(user);
  expect(await screen.findByText('Abbreviation is required')).toBeInTheDocument();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Abbreviation')).toBeInvalid();
  expect(posts()).toEqual([]);
});

it.each(['two words', 'a/b', 'Zürich', '__proto__', 'x'.repeat(65)])(
  'refuses the abbreviation %s, which no address of the portal could hold',
  async (abbreviation) => {
    const { user } = await open();
    await fill(user, 'Any', abbreviation);
    await submit(user);
    expect(await screen.findByText(/Use only letters, digits/)).toBeInTheDocument();
    expect(posts()).toEqual([]);
  },
);

it('has at least one feature set, offers each once, and gives the focus on when a row goes', async () => {
  const { user } = await open();
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

it('a created agency: processing, success, and the list has it without a reload', async () => {
  const page = await renderAt('/agencies', wire, { region: 'australia' });
  await screen.findByText('1–20 of 20');
  await page.user.click(screen.getByRole('link', { name: 'Create agency' }));
  await screen.findByText('America/New_York');
  await fill(page.user, 'Aardvark Lines', 'AARD');
  await submit(page.user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
  await waitFor(() => expect(button('Go to list')).toHaveFocus());
  await page.user.click(button('Go to list'));
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
  expect(screen.getByText('Aardvark Lines')).toBeInTheDocument();
  expect(page.address()).toBe('/agencies?filter=AARD');
});

it('shows that it is under way, and nothing else can be done meanwhile', async () => {
  const { user } = await open();
  let release: (response: Response) => void = () => undefined;
  wire.fault(`POST ${AGENCIES}`, () => new Promise((resolve) => (release = resolve)));
  await fill(user, 'Slow Lines', 'SLOW');
  await submit(user);
  const dialog = await screen.findByRole('dialog', { name: 'Creating agency...' });
  expect(dialog).toHaveTextContent('Slow Lines (SLOW)');
  expect(dialog).toHaveTextContent('Region - US East');
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
  await act(async () => release(await answer(409)(new Request('http://localhost/'))));
  expect(await screen.findByRole('dialog', { name: 'Failed to create agency' })).toBeInTheDocument();
});

it('add another: an empty form with the defaults', async () => {
  const { user } = await open();
  await fill(user, 'First of Two', 'FIRST2');
  await user.selectOptions(field('Measurement'), 'Metric');
  await submit(user);
  await screen.findByText('Agency created');
  await user.click(button('Add another'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('');
  expect(field('Measurement')).toHaveValue('imperial');
  await waitFor(() => expect(field('Name')).toHaveFocus());
});

it.each([
  [404, {}, 'Server could not be reached'],
  [409, {}, 'Agency already exists'],
  [400, { extra: { message: 'duplicate key "agency_name_key"' } }, 'Agency already exists'],
  [400, { message: 'The request is not valid.' }, 'This is likely a bug'],
  [403, {}, 'This is likely a bug'],
  [418, {}, 'This is likely a bug'],
  [422, '<html>', 'This is likely a bug'],
])(
  'a refusal with %d %j: the catalogue’s text, nothing to check, the form kept',
  async (status, body, text) => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, answer(status, body));
    await fill(user, 'Refused', 'REFUSED');
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([field('Name'), field('Abbreviation')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Refused',
      'REFUSED',
    ]);
    expect(posts()).toHaveLength(1);
  },
);

it('a taken abbreviation: said at its field too, until it changes or is sent again', async () => {
  const { user } = await open();
  await fill(user, 'Another Name', 'CBTA');
  await submit(user);
  await screen.findByRole('dialog', { name: 'Failed to create agency' });
  await user.click(button('Try again'));
  await waitFor(() => expect(field('Abbreviation')).toHaveFocus());
  expect(field('Abbreviation')).toHaveAccessibleDescription('Agency already exists');
  await user.type(field('Name'), 's');
  await user.tab();
  expect(field('Abbreviation')).toBeInvalid();
  await user.type(field('Abbreviation'), '9');
  await waitFor(() => expect(field('Abbreviation')).toBeValid());
});

it('a rule of the platform’s own: its sentence at the field that it names', async () => {
  const { user } = await open();
  wire.fault(
    `POST ${AGENCIES}`,
    answer(400, { description: 'timezone is not known. databaseName must be shorter.' }),
  );
  await fill(user, 'Ruled', 'RULED');
  await submit(user);
  await screen.findByText('This is likely a bug');
  await user.click(button('Try again'));
  expect(await screen.findByText('timezone is not known.')).toBeInTheDocument();
  expect(field('Abbreviation')).toHaveAccessibleDescription('databaseName must be shorter.');
});

it('go to list after a failure: at once, nothing asks', async () => {
  const { user } = await open();
  wire.fault(`POST ${AGENCIES}`, answer(409));
  await fill(user, 'Leaving', 'LEAVING');
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Go to list' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
});

describe('an uncertain end', () => {
  const arrives = async (request: Request) => {
    await wire.platform.site.fetch(request);
    return lostConnection();
  };

  it.each([
    ['a lost connection', lostConnection],
    ['a 500', answer(500)],
    ['a 502 of a proxy', answer(502, '<html>')],
    ['an answer that cannot be read', answer(201, '<html>')],
  ])('%s: sent once, may have been applied, and Check now says that it was not', async (_what, fault) => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, fault);
    await fill(user, 'Perhaps', 'PERHAPS');
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
    expect(dialog).toHaveTextContent('This is likely a bug');
    expect(dialog).toHaveTextContent('It may have been applied all the same');
    await user.click(button('Check now'));
    await waitFor(() =>
      expect(dialog).toHaveTextContent('Not applied: there is no agency Perhaps (PERHAPS).'),
    );
    expect(posts()).toHaveLength(1);
  });

  it('Check now finds that it was applied: success, and its ways on', async () => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, arrives);
    await fill(user, 'Landed Lines', 'LANDED');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Applied: Landed Lines (LANDED) is there now.')).toBeInTheDocument();
    await user.click(button('Go to list'));
    expect(await screen.findByText('Landed Lines')).toBeInTheDocument();
  });

  it('another’s agency with that abbreviation is not ours', async () => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, lostConnection);
    await fill(user, 'Not Theirs', 'CBTA');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/there is no agency Not Theirs/)).toBeInTheDocument();
  });

  it('what cannot be looked up stays unknown, and can be looked up again', async () => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, answer(500));
    wire.fault(`GET ${AGENCIES}/UNKNOWN`, answer(400), 1);
    await fill(user, 'Unknown', 'UNKNOWN');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Still unknown')).toBeInTheDocument();
    await user.click(button('Check now'));
    expect(await screen.findByText('Not applied')).toBeInTheDocument();
  });

  it('no answer within 10 seconds is one of them', async () => {
    const { user } = await open();
    wire.fault(`POST ${AGENCIES}`, hang);
    await fill(user, 'Silent', 'SILENT');
    await submit(user);
    expect(
      await screen.findByText('The platform did not answer within 10 seconds.', {}, { timeout: 12_000 }),
    ).toBeInTheDocument();
    expect(button('Check now')).toBeInTheDocument();
  }, 20_000);
});

it.each([
  ['a double click', (user: UserEvent) => user.dblClick(button('Create agency'))],
  ['Enter twice', (user: UserEvent) => user.type(field('Abbreviation'), '{Enter}{Enter}')],
  ['Enter held down', (user: UserEvent) => user.type(field('Abbreviation'), '{Enter>5/}')],
])('%s is one decision, however quick the answer', async (_what, decide) => {
  const { user } = await open();
  wire.fault(`POST ${AGENCIES}`, answer(409));
  await fill(user, 'Once', 'ONCE');
  await decide(user);
  await screen.findByText('Failed to create agency');
  expect(posts()).toHaveLength(1);
});

it('a list of time zones with a part missing says so, and only that part is read again', async () => {
  const { user } = await open(['/timezones/?offset=300', answer(500), 1]);
  expect(await screen.findByText('Not all time zones could be loaded')).toBeInTheDocument();
  wire.log.length = 0;
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/Not all/)).not.toBeInTheDocument());
  expect(wire.log.map(({ path }) => path)).toEqual(['/agency/api/v4/timezones/?offset=300&limit=100']);
});

it('never sends a choice that the lists at hand do not hold', async () => {
  const { user } = await open(['/timezones/', answer(500), 5], ['/featuresets', answer(500), 1]);
  expect(await screen.findByText('Not all time zones and feature sets could be loaded')).toBeInTheDocument();
  await fill(user, 'Blind', 'BLIND');
  await submit(user);
  expect(
    await screen.findByText('Timezone 109 is not in the part of the list that could be loaded'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Feature set 3 is not in the part of the list that could be loaded'),
  ).toBeInTheDocument();
  expect(posts()).toEqual([]);
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/is not in the part/)).not.toBeInTheDocument());
  await submit(user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
});

it('asks before really changed values are left, and not else', async () => {
  const { user, address } = await open();
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
