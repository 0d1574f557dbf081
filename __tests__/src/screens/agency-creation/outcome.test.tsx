import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { answer, hang, lostConnection, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';
import { AGENCIES, button, field, fill, openForm, posts, submit } from './creationForm';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
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
  const { user } = await openForm(wire);
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
  const { user } = await openForm(wire);
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
    const { user } = await openForm(wire);
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
    expect(posts(wire)).toHaveLength(1);
  },
);

it('a taken abbreviation: said at its field too, until it changes or is sent again', async () => {
  const { user } = await openForm(wire);
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
  const { user } = await openForm(wire);
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

it('a payload that breaks the rules after the form has passed: the modal, by the catalogue’s text, and nothing is sent', async () => {
  // A number whose digits JavaScript loses: the form knows it by its text, the payload would name another.
  const huge = { id: '9007199254740993', name: 'Huge' };
  const { user } = await openForm(wire, ['/featuresets', answer(200, [huge])]);
  await fill(user, 'Exact', 'EXACT');
  await user.selectOptions(field('Feature set 1'), huge.id);
  await submit(user);
  const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
  expect(dialog).toHaveTextContent('This is likely a bug');
  expect(dialog).toHaveTextContent('Nothing was sent');
  expect(dialog).toHaveTextContent(/featuresets\[0\]\.featureset_id must be/);
  expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(field('Name')).toHaveValue('Exact');
  expect(posts(wire)).toEqual([]);
});

it('go to list after a failure: at once, nothing asks', async () => {
  const { user } = await openForm(wire);
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
    const { user } = await openForm(wire);
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
    expect(posts(wire)).toHaveLength(1);
  });

  it('Check now finds that it was applied: success, and its ways on', async () => {
    const { user } = await openForm(wire);
    wire.fault(`POST ${AGENCIES}`, arrives);
    await fill(user, 'Landed Lines', 'LANDED');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Applied: Landed Lines (LANDED) is there now.')).toBeInTheDocument();
    await user.click(button('Go to list'));
    expect(await screen.findByText('Landed Lines')).toBeInTheDocument();
  });

  it('another’s agency with that abbreviation is not ours', async () => {
    const { user } = await openForm(wire);
    wire.fault(`POST ${AGENCIES}`, lostConnection);
    await fill(user, 'Not Theirs', 'CBTA');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/not by this: an agency CBTA is already there/)).toBeInTheDocument();
    expect(button('Try again')).toBeEnabled();
  });

  const LATE = Date.now() + 3_600_000;
  it.each([
    ['older than the send', { created: '2020-01-01T00:00:00Z' }, /an agency SAME is already there/],
    ['with another database', { databasename: 'OTHER' }, /an agency SAME is already there/],
    ['with another measurement', { imperial: false }, /an agency SAME is already there/],
    ['with another time zone', { timezone: 999 }, /an agency SAME is already there/],
    ['with another country', { country_code: 999 }, /an agency SAME is already there/],
    ['that does not say when it was made', { created: null }, /could not tell whether SAME exists/],
    ['by a clock that is ahead', { created: new Date(LATE).toISOString() }, /^Applied: Same/],
  ])('one of the same name, %s', async (_what, difference, told) => {
    const { user } = await openForm(wire);
    let sent: Record<string, unknown> = {};
    wire.fault(`POST ${AGENCIES}`, async (request) => {
      sent = (await request.clone().json()) as Record<string, unknown>;
      return lostConnection();
    });
    wire.fault(`GET ${AGENCIES}/SAME`, (request) => {
      const { databaseName: databasename, ...same } = sent;
      const created = new Date().toISOString();
      return answer(200, { id: 990, created, databasename, ...same, ...difference })(request);
    });
    await fill(user, 'Same', 'SAME');
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it('what cannot be looked up stays unknown, and can be looked up again', async () => {
    const { user } = await openForm(wire);
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
    const { user } = await openForm(wire);
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
])('%s is one decision, however quick the answer', async (_what, decide) => {
  const { user } = await openForm(wire);
  wire.fault(`POST ${AGENCIES}`, answer(409));
  await fill(user, 'Once', 'ONCE');
  await decide(user);
  await screen.findByText('Failed to create agency');
  expect(posts(wire)).toHaveLength(1);
});
